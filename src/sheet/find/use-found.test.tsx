import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { catalogue } from '#i18n/english.ts'
import { Texts } from '#i18n/texts.tsx'
import { createQueryClient } from '#shell/queries.ts'
import { ServicesContext } from '#shell/services.ts'
import { someServices } from '#testing/services.ts'
import { aDraft } from '#testing/sheets/draft-client.ts'
import { InSheet } from '#testing/sheets/in-sheet.tsx'
import { useFound } from './use-found.ts'

const QUERY = { text: '', wholeValue: false, matchCase: false, asTyped: false, fields: [] }

test('after a failed step the next one still works', async () => {
  const findCell = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('The worker is busy'))
    .mockResolvedValue({ row: 0, id: 1, field: 'orderId', place: 1 })
  const services = someServices({ draft: aDraft({ findCell, countFound: async () => 1 }) })
  const client = createQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Texts language="en" catalogue={catalogue}>
      <ServicesContext value={services}>
        <QueryClientProvider client={client}>
          <InSheet>{children}</InSheet>
        </QueryClientProvider>
      </ServicesContext>
    </Texts>
  )
  const { result } = renderHook(() => useFound(QUERY), { wrapper })
  await act(() => expect(result.current.go('next')).rejects.toThrow('The worker is busy'))
  await act(() => result.current.go('next'))
  expect(result.current.found).toMatchObject({ row: 0, id: 1 })
})
