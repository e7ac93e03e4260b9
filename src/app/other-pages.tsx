import { type ComponentType, lazy, Suspense } from 'react'
import { Link, Route, Switch } from 'wouter'
import { SettingsPanel } from '#settings/settings-panel.tsx'
import { ANYWHERE } from '#shell/place.tsx'
import type { OtherAddress } from '#shell/navigation.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { Page } from '#shell/frame.tsx'
import { fetchPart } from '#shell/fetch-part.ts'
import { buttonClasses } from '#ui/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { UploadPage } from '#upload/upload-page.tsx'
import { UploadsPage } from '#uploads/uploads-page.tsx'

/** Loaded on its own, because few users open it and it has pictures. */
const HelpPage = lazy(async () => {
  const { HelpPage } = await fetchPart(() => import('#help/help-page.tsx'))
  return { default: HelpPage }
})

const PAGES: Readonly<Record<OtherAddress, ComponentType>> = {
  '/uploads': UploadsPage,
  '/settings': SettingsPanel,
  '/help': HelpPage,
}

export function OtherPages() {
  return (
    <Suspense fallback={<PageComing />}>
      <Switch>
        {Object.entries(PAGES).map(([address, OtherPage]) => (
          <Route key={address} path={address}>
            <OtherPage />
          </Route>
        ))}
        <Route path="/uploads/:id">{({ id }) => <UploadPage key={id} id={id} />}</Route>
        <Route path={ANYWHERE}>
          <NotFound />
        </Route>
      </Switch>
    </Suspense>
  )
}

function PageComing() {
  return (
    <Page>
      <Loading />
    </Page>
  )
}

function NotFound() {
  const t = useTranslations('shell')
  return (
    <Page>
      <h1>{t('notFound')}</h1>
      <p>{t('notFoundNext')}</p>
      <p>
        <Link href="/" className={buttonClasses('main')}>
          {t('goToPrepare')}
        </Link>
      </p>
    </Page>
  )
}
