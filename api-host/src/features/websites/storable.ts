/** PostgreSQL cannot hold NUL in a text; browsers ignore it in a page. */
export const storable = (text: string) => text.replaceAll('\0', '');
