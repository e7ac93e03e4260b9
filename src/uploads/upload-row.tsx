import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { useMoment, useWhen } from '#i18n/words/use-when.ts'
import { useCanAct } from '#shell/services.ts'
import { MenuButton } from '#ui/menu/menu-button.tsx'
import type { ListedUpload, EntryCounts } from '#worker/records/list-uploads.ts'
import type { Upload } from '#run/upload.ts'
import { DeleteDialog } from '#shell/uploads/delete-upload.tsx'
import { DownloadDialog } from '#shell/uploads/download-dialog.tsx'
import { RenameForm } from '#shell/uploads/rename-form.tsx'
import styles from './upload-table.module.css'
import { ShopName } from './shop-name.tsx'
import { LiveWork, WorkLeft } from './work-left.tsx'
import { OUTCOME_KINDS } from '#domain/upload/outcome.ts'
import { OUTCOME_LOOKS } from '#entries/outcome-mark.tsx'
import { StackedBar } from '#ui/feedback/stacked-bar.tsx'

type UploadRowProps = {
  readonly upload: ListedUpload
  /** Set while the upload is being sent. */
  readonly live: Upload | null
  readonly onRename: (name: string | null) => Promise<unknown>
  readonly onDelete: () => void
}

/** One upload: a link with its name, and the outcomes of its entries. */
export function UploadRow({ upload, live, onRename, onDelete }: UploadRowProps) {
  const { header, counts, isHandedOver = false } = upload
  const common = useTranslations('common')
  const format = useFormatter()
  const when = useWhen()
  const [isRenamed, setRenamed] = useState(false)
  const menu = useRef<HTMLTableCellElement>(null)
  const finishRenaming = async (next: string | null) => {
    if (next !== header.name) await onRename(next)
    setRenamed(false)
    menu.current?.querySelector('button')?.focus()
  }
  return (
    <tr className={styles.row}>
      <td className={styles.name}>
        {isRenamed ? (
          <RenameForm header={header} onDone={(next) => void finishRenaming(next)} />
        ) : (
          <UploadLink header={header} />
        )}
      </td>
      <td className={styles.when}>{when(header.startedAt)}</td>
      <td className={styles.entries}>
        <span className="notOnPhone">{format.number(header.entryCount)}</span>
        <span className={styles.words}>{common('entries', { count: header.entryCount })}</span>
      </td>
      <td className={styles.result}>{counts && <ResultBar counts={counts} />}</td>
      <td className={styles.status}>
        {live ? <LiveWork live={live} /> : <WorkLeft counts={counts} isHandedOver={isHandedOver} />}
      </td>
      <td ref={menu} className={styles.menu}>
        <RowMenu
          upload={upload}
          canDelete={live === null && counts !== null}
          onRename={() => setRenamed(true)}
          onDelete={onDelete}
        />
      </td>
    </tr>
  )
}

function UploadLink({ header }: Pick<ListedUpload, 'header'>) {
  const t = useTranslations('history')
  const name = useUploadName()(header)
  const filled = (header.filledByRules ?? []).reduce((sum, { entries }) => sum + entries, 0)
  return (
    <>
      <Link href={`/uploads/${header.id}`} className={styles.link}>
        {name}
      </Link>
      <ShopName of={header} className={styles.byRule} />
      {header.practice && <span className={styles.practice}>{t('practice')}</span>}
      {filled > 0 && <span className={styles.byRule}>{t('filledByRules', { count: filled })}</span>}
    </>
  )
}

type RowMenuProps = {
  readonly upload: ListedUpload
  readonly canDelete: boolean
  readonly onRename: () => void
  readonly onDelete: () => void
}

function RowMenu({ upload, canDelete, onRename, onDelete }: RowMenuProps) {
  const { header, counts } = upload
  const t = useTranslations('history')
  const canAct = useCanAct()
  const name = useUploadName()(header)
  const when = useMoment()(header.startedAt)
  const [open, setOpen] = useState<'download' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <MenuButton
        label={t('actions', { name, when })}
        icon="more"
        iconOnly
        look="ghost"
        items={[
          { text: t('rename'), icon: 'pencil', disabled: !canAct, onChoose: onRename },
          {
            text: t('download'),
            icon: 'download',
            disabled: counts === null,
            onChoose: () => setOpen('download'),
          },
          {
            text: t('delete'),
            icon: 'trash',
            disabled: !canAct || !canDelete,
            onChoose: () => setOpen('delete'),
          },
        ]}
      />
      {open === 'download' && counts && (
        <DownloadDialog header={header} counts={counts} onClose={close} />
      )}
      {open === 'delete' && (
        <DeleteDialog upload={upload} name={name} onDelete={onDelete} onClose={close} />
      )}
    </>
  )
}

/** Bar of the outcomes; the text beside it says what is left. */
function ResultBar({ counts }: { readonly counts: EntryCounts }) {
  const t = useTranslations('common.outcomes')
  const format = useFormatter()
  const parts = OUTCOME_KINDS.map((kind) => ({
    key: kind,
    count: counts[kind],
    tone: OUTCOME_LOOKS[kind].tone,
    name: `${t(kind)} ${format.number(counts[kind])}`,
  }))
  return <StackedBar parts={parts} />
}
