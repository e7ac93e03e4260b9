import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { showMarks } from '#i18n/words/show-marks.ts'
import { headOf, MESSAGE_LENGTH } from './plain-text.ts'

/** So much is laid out without a noticeable wait. */
const PIECE = 20_000

type LongTextProps = { readonly text: string; readonly most?: number }

/** A text of any length: its beginning, and the rest in pieces when somebody asks for it. */
export function LongText({ text, most = MESSAGE_LENGTH }: LongTextProps) {
  const t = useTranslations('common')
  const [pieces, setPieces] = useState(0)
  const end = most + pieces * PIECE
  const isCut = text.length > end
  return (
    <>
      <span dir="auto">
        {showMarks(headOf(text, most))}
        {Array.from({ length: pieces }, (_, index) => (
          <Piece key={index} text={text} from={most + index * PIECE} />
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

function Piece({ text, from }: { readonly text: string; readonly from: number }) {
  const start = headOf(text, from).length
  return showMarks(text.slice(start, headOf(text, from + PIECE).length))
}
