import { EarlierUploads as Earlier } from '#features/history/earlier-uploads.tsx'
import { UploadsNeedYou as NeedYou } from '#features/history/uploads-need-you.tsx'
import { QueriesRoot } from '#page/queries-root.tsx'

/** Beside the empty sheet. */
export function EarlierUploads() {
  return (
    <QueriesRoot>
      <Earlier />
    </QueriesRoot>
  )
}

/** Beside the name of their page. */
export function UploadsNeedYou() {
  return (
    <QueriesRoot>
      <NeedYou />
    </QueriesRoot>
  )
}
