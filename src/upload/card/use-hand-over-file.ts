import { useMutation, useMutationState } from '@tanstack/react-query'
import { dayOf, nameReceipt } from '#domain/receipts/receipt-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { useServices } from '#shell/services.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { serviceAddress } from '#service/installation.ts'
import { saveFile } from '#ui/save-file.ts'

/** Returns a function that makes the hand-over file with the given ID. */
export function useMakeHandOver(): (file: string) => Promise<Blob> {
  const { records, installation } = useServices()
  const { id: upload } = useUpload().view.header
  const service = serviceAddress(installation, location.origin)
  return (file) => records.makeHandOver({ upload, file, service })
}

/** Returns a mutation that makes the file with this ID and saves it. */
export function useHandOverFile() {
  const t = useTranslations('upload.handOver')
  const nameOf = useUploadName()
  const make = useMakeHandOver()
  const { header } = useUpload().view
  return useMutation({
    mutationKey: keyOf(header.id),
    mutationFn: async (file: string) => {
      const content = await make(file)
      const { shop = '' } = header
      const about = { upload: nameOf(header), shop, what: t('fileName'), day: dayOf(new Date()) }
      saveFile(nameReceipt({ ...about, ending: 'json' }), content)
    },
  })
}

const keyOf = (upload: string) => ['hand-over-file', upload]

/** Returns whether the last attempt to save the file failed, from any of its buttons. */
export function useIsFileMissing(): boolean {
  const { id } = useUpload().view.header
  const tries = useMutationState({
    filters: { mutationKey: keyOf(id) },
    select: ({ state }) => state.status,
  })
  return tries.at(-1) === 'error'
}
