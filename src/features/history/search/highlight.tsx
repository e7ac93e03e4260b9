type HighlightProps = { readonly value: string; readonly searched: string }

/** A value with what was searched marked in it. */
export function Highlight({ value, searched }: HighlightProps) {
  const from = searched === '' ? -1 : value.toLowerCase().indexOf(searched.toLowerCase())
  if (from === -1) return value
  const to = from + searched.length
  return (
    <>
      {value.slice(0, from)}
      <mark>{value.slice(from, to)}</mark>
      {value.slice(to)}
    </>
  )
}
