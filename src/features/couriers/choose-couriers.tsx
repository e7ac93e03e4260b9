import { type ReactNode, useRef } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Panel } from '#page/panel.tsx'
import { useSingleKeys } from '#page/keys/single-keys.ts'
import { UploadContext, useUpload } from '#page/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Key } from '#ui/key.tsx'
import { AcceptSuggestions } from './accept-suggestions.tsx'
import styles from './couriers.module.css'
import { GroupRow } from './group-row.tsx'
import { DecidedCount, SendActions, useFocusThatStays } from './send-foot.tsx'
import { useAdvice } from './use-advice.ts'
import { useCourierGroups } from './use-courier-groups.ts'
import { usePendingChoices } from './use-group-choice.ts'
import { useGroupList } from './use-group-list.ts'
import { useGroupWork } from './use-group-work.ts'
import { useInUse } from './use-in-use.ts'

/** The entries whose courier the service could not tell; nothing when there is none. */
export function ChooseCouriers() {
  const { upload, isChosen } = usePendingChoices()
  if (upload.view.state.counts['courier-needed'] === 0) return null
  return (
    <UploadContext value={upload}>
      <Groups isChosen={isChosen} />
    </UploadContext>
  )
}

function Groups({ isChosen }: Pick<ReturnType<typeof usePendingChoices>, 'isChosen'>) {
  const t = useTranslations('couriers')
  const { state } = useUpload().view
  const { groups, tries } = useCourierGroups()
  const adviseOn = useAdvice(tries)
  const rows = useRef<HTMLUListElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const isInUse = useInUse(rows)
  const list = useGroupList(groups, state.choices, isInUse)
  const work = useGroupWork(list, isChosen, status)
  useFocusThatStays(rows)
  const rest = () => status.current?.focus()
  return (
    <Panel
      title={t('title')}
      lead={t('summary', { entries: state.counts['courier-needed'], groups: groups.length })}
      tools={<Tools canSort={!list.isBySize} onSort={work.sortBySize} />}
      foot={{
        text: <DecidedCount decidedCount={list.decidedCount} statusRef={status} />,
        actions: (
          <>
            <AcceptSuggestions groups={groups} adviseOn={adviseOn} onAccepted={rest} />
            <SendActions onDone={rest} />
          </>
        ),
      }}
    >
      <ul ref={rows} className={styles.groups}>
        {list.shown.map((group) => (
          <GroupRow
            key={group.id}
            group={group}
            tries={tries}
            adviseOn={adviseOn}
            holdsStill={isInUse}
            work={work}
          />
        ))}
      </ul>
      {list.moreCount > 0 && (
        <Button className={styles.more} onClick={list.showMore}>
          {t('moreGroups', { count: list.moreCount })}
        </Button>
      )}
    </Panel>
  )
}

type ToolsProps = { readonly canSort: boolean; readonly onSort: () => void }

/** The keys, and the way to put the largest group first again. */
function Tools({ canSort, onSort }: ToolsProps) {
  const t = useTranslations('couriers')
  const { canAct } = useUpload().view
  const hasKeys = useSingleKeys() && canAct
  return (
    <>
      {canSort && (
        <Button look="quiet" className={styles.link} onClick={onSort}>
          {t('sortBySize')}
        </Button>
      )}
      {hasKeys && <p className={styles.keys}>{t.rich('keys', { key: drawKey })}</p>}
    </>
  )
}

function drawKey(text: ReactNode) {
  return <Key>{text}</Key>
}
