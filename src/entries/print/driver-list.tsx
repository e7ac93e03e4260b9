import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { type DriverGroup, listForDriver } from '#domain/receipts/driver-list.ts'
import { useNameWithCode } from '#i18n/words/courier-names.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { useKnownNames } from '#entries/couriers/use-known-names.ts'
import styles from './driver-list.module.css'

type DriverListProps = {
  readonly entries: readonly TrackingEntry[]
  readonly name: string
  /** Shop of the parcels, if it has a name. */
  readonly shop: string | undefined
  readonly heldBack: number
  /** Called when the print dialog has closed. */
  readonly onDone: () => void
}

/** List for printing only. It opens the print dialog as soon as it has rendered. */
export function DriverList({ entries, name, shop = '', heldBack, onDone }: DriverListProps) {
  const t = useTranslations('print')
  const tUpload = useTranslations('prepare.upload')
  const format = useFormatter()
  const { nameOf, isPending } = useKnownNames()
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (isPending) return
    const close = () => done()
    addEventListener('afterprint', close)
    const { dataset } = document.documentElement
    dataset['printing'] = ''
    globalThis.print()
    return () => {
      removeEventListener('afterprint', close)
      delete dataset['printing']
    }
  }, [isPending])
  const [now] = useState(() => new Date())
  const withCode = useNameWithCode()
  const labelOf = (code: string) => (code === '' ? t('noCourier') : withCode(nameOf(code), code))
  return createPortal(
    <div className={styles.paper} data-print>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>
          {[
            ...(shop === '' ? [] : [plainText(shop)]),
            plainText(name),
            t('parcels', { count: entries.length }),
            ...(heldBack > 0 ? [tUpload('heldBack', { count: heldBack })] : []),
            format.dateTime(now, { dateStyle: 'long' }),
          ].join(' · ')}
        </p>
        <p>{t('signature')}</p>
      </header>
      {listForDriver(entries).map((group) => (
        <Group key={group.courier} group={group} label={labelOf(group.courier)} />
      ))}
    </div>,
    document.body,
  )
}

type GroupProps = { readonly group: DriverGroup; readonly label: string }

/** Table of a courier; its headers repeat on every page. */
function Group({ group: { parcels }, label }: GroupProps) {
  const t = useTranslations('print')
  const tCommon = useTranslations('common')
  return (
    <table className={styles.group}>
      <colgroup>
        <col className={styles.count} />
        <col className={styles.order} />
        <col />
        <col className={styles.tick} />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={4} className={styles.courier}>
            {label} · {t('parcels', { count: parcels.length })}
          </th>
        </tr>
        <tr>
          <th className={styles.count}>{t('number')}</th>
          <th>{tCommon('orderId')}</th>
          <th>{tCommon('trackingNumber')}</th>
          <th className={styles.tick}>{t('taken')}</th>
        </tr>
      </thead>
      <tbody>
        {parcels.map(({ orderId, trackingId }, index) => (
          // A parcel can be on the list twice. The list never changes.
          <tr key={index}>
            <td className={styles.count}>{index + 1}</td>
            <td className={styles.code}>{plainText(orderId)}</td>
            <td className={styles.code}>{plainText(trackingId)}</td>
            <td className={styles.tick}>
              <span className={styles.box}>&nbsp;</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
