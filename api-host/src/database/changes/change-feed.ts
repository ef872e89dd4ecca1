/** Channels of the database that triggers tell changes on (migration 0054). */
export const changeChannels = {
  /** What decides who may do or see what. */
  urgent: 'sitewright_changes',
  tasks: 'sitewright_tasks',
} as const;

/** Told what has changed, such as `user:<id>`; null where anything may have. */
type OnChange = (topic: string | null) => void;

/**
 * What has changed in the database, wherever it was changed. A change made on this host is told before whoever made it
 * knows that it was made; those of other hosts, in the time a notification takes.
 */
export class ChangeFeed {
  readonly #listeners = new Set<OnChange>();

  /** @param heard whether what happens elsewhere is certain to be told, asked with every use */
  constructor(private readonly heard: () => boolean) {}

  /** False while the line to the database is down: then nothing may be answered from memory. */
  get isHeard(): boolean {
    return this.heard();
  }

  subscribe(onChange: OnChange): void {
    this.#listeners.add(onChange);
  }

  tell(topic: string | null): void {
    for (const onChange of this.#listeners) onChange(topic);
  }
}
