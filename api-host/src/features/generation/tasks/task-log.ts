/** The operator's log of a task: never its texts. */
export interface TaskLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
