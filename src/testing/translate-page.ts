/**
 * Translates the page as browsers do: each text is wrapped in `font` elements. `moves` keeps the text node and moves it;
 * otherwise the wrapped text is another node. Runs in a page too, so it uses nothing outside itself.
 */
export function translatePage(how: 'moves' | 'replaces'): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const { parentElement } = text
    if (text.data.trim() === '' || parentElement?.closest('font, script, style, textarea')) continue
    const inner = document.createElement('font')
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
    if (how === 'replaces') inner.textContent = text.data
    else inner.append(text)
  }
}
