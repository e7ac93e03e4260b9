import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import styles from '#features/couriers/couriers.module.css'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { Button } from '#ui/button.tsx'
import { type CandidateChoiceProps, CandidateRadios } from './candidate-radios.tsx'
import { Candidate } from '#page/couriers/candidate.tsx'
import { useSearchText } from '#page/couriers/candidate-words.ts'
import { CourierSite } from './courier-site.tsx'
import { CodeChoice } from './code-choice.tsx'
import { CourierCombobox } from './courier-combobox.tsx'

/** So many couriers are all shown; past that people search. */
export const MOST_IN_SIGHT = 10

type CourierChoiceProps = Omit<CandidateChoiceProps, 'onChoose'> & {
  readonly onChoose: (courier: string, courierName: string, isPress: boolean) => void
}

/** The way to choose that fits the number of candidates. */
export function CourierChoice({ onChoose, ...about }: CourierChoiceProps) {
  const language = useLocale()
  const { candidates } = about
  if (candidates.length === 0) return <CodeChoice {...about} onChoose={onChoose} />
  const Choice = candidates.length > MOST_IN_SIGHT ? CandidateSearch : CandidateRadios
  const choose = (candidate: CourierCandidate, isPress: boolean) =>
    onChoose(candidate.key, nameOfCandidate(candidate, language), isPress)
  return <Choice {...about} onChoose={choose} />
}

/** Many couriers: people search by name in any language, by country or by code. */
function CandidateSearch(props: CandidateChoiceProps) {
  const t = useTranslations('couriers')
  const language = useLocale()
  const searchOf = useSearchText()
  const { candidates, onGoOn } = props
  const chosen = candidates.find((candidate) => candidate.key === props.chosen) ?? null
  if (props.isFolded && chosen) return <Candidate candidate={chosen} notes={props.notes} isBrief />
  return (
    <>
      <CourierCombobox
        label={props.label}
        placeholder={t('search', { count: candidates.length })}
        options={candidates}
        textOf={(candidate) => nameOfCandidate(candidate, language)}
        searchOf={searchOf}
        render={(candidate) => <Candidate candidate={candidate} notes={props.notes} />}
        chosen={chosen}
        onChoose={props.onChoose}
        disabled={props.disabled}
        {...(onGoOn ? { onEnter: onGoOn } : {})}
      />
      {chosen ? (
        <div className={styles.chosen}>
          <Candidate candidate={chosen} notes={props.notes} />
          <CourierSite address={chosen.url} />
        </div>
      ) : (
        <LikelyFirst {...props} />
      )}
    </>
  )
}

/** More than these are found as quickly by a search. */
const MOST_LIKELY = 3

/** The likeliest candidates, each a press away. */
function LikelyFirst({ candidates, notes, disabled, onChoose }: CandidateChoiceProps) {
  const t = useTranslations('couriers')
  const language = useLocale()
  const likely = candidates.filter(({ key }) => notes.reasons.has(key)).slice(0, MOST_LIKELY)
  if (likely.length === 0) return null
  return (
    <div className={styles.chips}>
      {likely.map((candidate) => {
        const reason = notes.reasons.get(candidate.key)
        return (
          <Button key={candidate.key} disabled={disabled} onClick={() => onChoose(candidate, true)}>
            {nameOfCandidate(candidate, language)} <code>{plainText(candidate.key)}</code>{' '}
            {reason && <span className={styles.why}>{t(`suggested.${reason}`)}</span>}
          </Button>
        )
      })}
    </div>
  )
}
