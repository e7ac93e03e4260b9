import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { UploadsPage } from '#uploads/uploads-page.tsx'
import type { Services } from '#shell/services.ts'
import type { Uploads } from '#run/uploads/create-uploads.ts'
import type { Store } from '#storage/store.ts'
import { createInProcessRecordsClient } from '#testing/in-process.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { someUploads } from '#testing/services.ts'

type Shown = { readonly services?: Partial<Services>; readonly about?: Partial<Uploads> }

/** Renders the page of all uploads; its actions change the store. */
export function showHistory(store: Store, { services, about }: Shown = {}) {
  const { uploads, tell } = someUploads({
    rename: async (id, name) => store.renameUpload(id, name),
    remove: async (ids) => {
      for (const id of ids) await store.deleteUpload(id)
      return ids.length
    },
    ...about,
  })
  const records = createInProcessRecordsClient(store)
  const { unmount } = renderWithTexts(<UploadsPage />, { records, uploads, ...services })
  return { ...userEvent.setup(), leave: unmount, tell }
}

type User = Pick<ReturnType<typeof userEvent.setup>, 'click'>

export async function openMenu(user: User, name: string) {
  await user.click(
    await screen.findByRole('button', { name: new RegExp(`^Actions for ${name}, `) }),
  )
  const item = (text: string) => screen.getByRole('menuitem', { name: text })
  return { item, choose: (text: string) => user.click(item(text)) }
}

export const rowOf = async (name: string | RegExp) =>
  within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement)
