import { useMutation } from '@tanstack/react-query'
import { useTranslations } from '#i18n/use-translations.ts'
import { useServices } from '#page/services.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'

type Change =
  | { readonly kind: 'rename'; readonly id: string; readonly name: string | null }
  | { readonly kind: 'delete'; readonly id: string }

/** Renames and deletes uploads; `problem` says what could not be done last. */
export function useUploadChanges() {
  const t = useTranslations('history')
  const announce = useAnnounce()
  const { uploads } = useServices()
  const { mutateAsync, isError, variables } = useMutation({
    mutationFn: async (change: Change) => {
      if (change.kind === 'rename') return uploads?.rename(change.id, change.name)
      const count = await uploads?.remove([change.id])
      if (count !== 1) throw new Error('The upload is being sent, or another tab has taken over.')
      announce(t('deleted'))
    },
  })
  /** false: it could not be done. */
  const change = (wanted: Change) =>
    mutateAsync(wanted).then(
      () => true,
      () => false,
    )
  const problem = isError && t(variables.kind === 'rename' ? 'notRenamed' : 'notDeleted')
  return { change, problem }
}
