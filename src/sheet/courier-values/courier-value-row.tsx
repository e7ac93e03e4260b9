import type { CourierValue } from '#domain/draft/changes/courier-values.ts'
import { certainCourier, type ProbableCourier } from '#domain/entry/upload-result.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { ProposalLine } from '#entries/couriers/proposal-dialog.tsx'
import { CourierCodeField } from '#entries/couriers/courier-code-field.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import styles from './courier-values.module.css'

/** Choice for a value: keep it, empty it, or send a code instead. */
export type ValueChoice = {
  readonly kind: 'keep' | 'empty' | 'code'
  /** Empty for the other kinds. */
  readonly code: string
}

type CourierValueRowProps = {
  readonly value: CourierValue
  readonly choice: ValueChoice
  /** The user has tried to apply the choices, so a missing code is reported. */
  readonly isAsked: boolean
  readonly onChoose: (choice: ValueChoice) => void
}

/** One value of the courier column, with the choice of what to send instead. */
export function CourierValueRow(props: CourierValueRowProps) {
  const { choice, isAsked, onChoose } = props
  const { count, isName, probably } = props.value
  const value = plainText(props.value.value)
  const t = useTranslations('values')
  const setCode = (code: string) => onChoose({ kind: 'code', code })
  return (
    <ProposalLine
      what={
        <>
          {value === '' ? <em>{t('none')}</em> : <code className={styles.text}>{value}</code>}
          <span className="muted">{t('rows', { count })}</span>
          {isName && (
            <Chip tone="warn" icon="warning">
              {t('name')}
            </Chip>
          )}
          {certainCourier(probably) === null && probably.length > 0 && (
            <Alternatives couriers={probably} onChoose={setCode} />
          )}
        </>
      }
    >
      <SelectField
        label={value === '' ? t('whatForNone') : t('whatFor', { value })}
        quietLabel
        value={choice.kind}
        options={(value === '' ? KINDS_OF_NONE : KINDS).map((kind) => ({
          value: kind,
          // An empty value that is kept stays empty.
          text: t(value === '' && kind === 'keep' ? 'empty' : kind),
        }))}
        onChange={({ target }) => {
          const kind = KINDS.find((one) => one === target.value) ?? 'keep'
          onChoose({ kind, code: '' })
        }}
      />
      {choice.kind === 'code' && (
        <div className={styles.code}>
          <CourierCodeField
            label={value === '' ? t('codeForNone') : t('codeFor', { value })}
            text={choice.code}
            onText={setCode}
            problem={isAsked && choice.code.trim() === '' ? t('codeNeeded') : undefined}
          />
        </div>
      )}
      {choice.kind === 'code' && isChosenBefore(choice.code, probably) && (
        <p className="muted">{t('from.chosen-before')}</p>
      )}
    </ProposalLine>
  )
}

/** More would be too many to compare; the field below finds the others. */
const MOST_ALTERNATIVES = 6

type AlternativesProps = {
  readonly couriers: readonly ProbableCourier[]
  readonly onChoose: (code: string) => void
}

/** Couriers that fit an ambiguous name equally well. */
function Alternatives({ couriers, onChoose }: AlternativesProps) {
  const t = useTranslations('values')
  const language = useLocale()
  return (
    <div className={styles.alternatives}>
      <span className="muted">{t(`from.${couriers[0]?.from ?? 'service'}`)}</span>
      {couriers.slice(0, MOST_ALTERNATIVES).map((courier) => (
        <Button key={courier.key} look="quiet" onClick={() => onChoose(courier.key)}>
          {t('names.codeOf', {
            code: plainText(courier.key),
            name: nameOfCandidate(courier, language),
          })}
        </Button>
      ))}
    </div>
  )
}

function isChosenBefore(code: string, probably: readonly ProbableCourier[]): boolean {
  return probably.some(({ key, from }) => key === code && from === 'chosen-before')
}

const KINDS = ['keep', 'empty', 'code'] as const
const KINDS_OF_NONE = ['keep', 'code'] as const
