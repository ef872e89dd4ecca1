/** An email that breaks before its at sign rather than anywhere. */
export function Email({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
