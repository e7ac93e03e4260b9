import { useEffect } from 'react'

/**
 * Keeps the page working while a browser translates it, or an extension moves its nodes: React can remove a node that
 * is elsewhere, and insert before it, and a text that changes is shown in place of its translation. Must be rendered
 * once, near the root.
 */
export function useMovedNodes(): void {
  useEffect(() => {
    const { translationOf, stop } = watchTranslations()
    const restore = forgiveMoves(translationOf)
    return () => {
      restore()
      stop()
    }
  }, [])
}

type TranslationOf = (text: Node) => Element | undefined

/** Finds the elements that a browser shows in place of texts. Its script has methods of its own, so they are observed. */
function watchTranslations() {
  const translations = new WeakMap<Node, Element>()
  const taken = new WeakSet<Element>()

  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      if (target.parentNode === null) translations.get(target)?.replaceWith(target)
    }
  })
  const replacements = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.parentNode !== null) continue
        const beside = [...addedNodes, previousSibling, nextSibling]
        const translation = beside.filter(isTranslation).find((element) => !taken.has(element))
        if (translation === undefined) continue
        taken.add(translation)
        translations.set(text, translation)
        changes.observe(text, { characterData: true })
      }
    }
  })
  replacements.observe(document.documentElement, { childList: true, subtree: true })
  return {
    translationOf: (text: Node) => translations.get(text),
    stop: () => {
      replacements.disconnect()
      changes.disconnect()
    },
  }
}

/** Chrome, Edge and Safari put translated texts into this obsolete element. */
const isTranslation = (node: Node | null): node is Element =>
  node instanceof Element && node.localName === 'font'

/** Lets `removeChild` and `insertBefore` accept a node with another parent. Returns a function that ends it. */
function forgiveMoves(translationOf: TranslationOf): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the node as `this`
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function remove<Child extends Node>(
    this: Node,
    child: Child,
  ): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    translationOf(child)?.remove()
    child.parentNode?.removeChild(child)
    return child
  }
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    translationOf(child)?.remove()
    const isMoved = before !== null && before.parentNode !== this
    const place = isMoved ? childAround(this, translationOf(before) ?? before) : before
    return insertBefore.call(this, child, place) as Child
  }
  return () => Object.assign(Node.prototype, { removeChild, insertBefore })
}

/** The child of a parent that contains a node; null if the node is elsewhere. */
function childAround(parent: Node, node: Node): Node | null {
  const { parentNode } = node
  return parentNode === null || parentNode === parent
    ? parentNode && node
    : childAround(parent, parentNode)
}
