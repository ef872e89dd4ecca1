/** Adds autoplay to the player's address: the visitor has already pressed play on the poster. */
export function playerAddress(embedUrl: string): string {
  const address = new URL(embedUrl);
  address.searchParams.set('autoplay', '1');
  return address.href;
}
