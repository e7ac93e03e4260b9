import { useRef } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useScanning } from './with-scanning.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { PicturesState } from './use-read-pictures.ts'

/** Chooses pictures of labels, for computers without a camera. */
export function PictureButton() {
  const t = useTranslations('scanning')
  const { open } = useScanning()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon="eye" onClick={() => chooser.current?.click()}>
        {t('pictures')}
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        multiple
        accept="image/*"
        aria-label={t('picture.field')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) open({ kind: 'pictures', files })
        }}
      />
    </>
  )
}

/** Picture that is being read, and pictures without a number. */
export function PictureNotice({ pictures }: { readonly pictures: PicturesState }) {
  const t = useTranslations('scanning.picture')
  const { reading, problems } = pictures
  return (
    <>
      {reading !== null && <p className="quiet">{t('reading', { name: reading })}</p>}
      {problems.length > 0 && (
        <div role="alert">
          <Notice tone="warn">
            {problems.map(({ name, kind }, index) => (
              // Two pictures from the clipboard can have the same name. The list is only replaced as a whole.
              <p key={index}>{t(kind, { name })}</p>
            ))}
          </Notice>
        </div>
      )}
    </>
  )
}
