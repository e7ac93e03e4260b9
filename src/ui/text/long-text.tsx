import { Fragment, type ReactNode, useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { headOf, MESSAGE_LENGTH, showMarks } from '#i18n/words/plain-text.ts'

/** Number of characters that browsers lay out without a noticeable delay. */
const PIECE = 20_000

type LongTextProps = {
  readonly text: string
  readonly most?: number
  /** Renders a piece; by default with invisible characters made visible. */
  readonly draw?: (piece: string) => ReactNode
}

/** A text of any length: its beginning, and the rest in pieces on request. */
export function LongText({ text, most = MESSAGE_LENGTH, draw = showMarks }: LongTextProps) {
  const t = useTranslations('common')
  const [pieces, setPieces] = useState(0)
  const end = most + pieces * PIECE
  const isCut = text.length > end
  return (
    <>
      <span dir="auto">
        {draw(headOf(text, most))}
        {Array.from({ length: pieces }, (_, index) => (
          <Fragment key={index}>{draw(pieceOf(text, most + index * PIECE))}</Fragment>
        ))}
        {isCut && '…'}
      </span>
      {isCut && (
        <Button look="quiet" onClick={() => setPieces(pieces + 1)}>
          {t(text.length - end > PIECE ? 'showMore' : 'showAll')}
        </Button>
      )}
    </>
  )
}

const pieceOf = (text: string, from: number) =>
  text.slice(headOf(text, from).length, headOf(text, from + PIECE).length)
