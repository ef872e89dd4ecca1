/** Channels on which triggers notify of changes (migration 0054). */
export const changeChannels = {
  /** Changes of permissions and visibility. */
  urgent: 'sitewright_changes',
  tasks: 'sitewright_tasks',
} as const;

/** Called with what has changed, such as `user:<id>`; null means anything may have. */
type OnChange = (topic: string | null) => void;

/**
 * Changes of the database by any host. A change by this host is delivered before its own query is
 * answered; those of other hosts as soon as the notification arrives.
 */
export class ChangeFeed {
  readonly #listeners = new Set<OnChange>();

  /** @param heard whether notifications are certain to arrive; called on every use */
  constructor(private readonly heard: () => boolean) {}

  /** False while the notification connection is down: then nothing may be served from the cache. */
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
