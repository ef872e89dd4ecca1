/** The reporter as its test calls it; Node hands it the runner's events. */
export default function countResults(events: AsyncIterable<object>): AsyncGenerator<string>;
