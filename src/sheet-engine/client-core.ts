import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { DraftClient } from './client.ts'
import type { Command, EngineMessage, PageMessage, Request, RequestName } from './messages.ts'
import { createRowCache } from '#sheet-engine/drafting/row-cache.ts'

/** The page's end of a draft: a client, and where the engine's messages go. */
export type ClientEnd = {
  readonly client: DraftClient
  readonly handle: (message: EngineMessage) => void
  /** The other side broke: questions may never be answered, and are refused. */
  readonly fail: (error: Error) => void
}

export type ClientPort = {
  readonly post: (message: PageMessage) => void
  readonly close: () => void
  /** A bug on the other side. */
  readonly onError: (error: Error) => void
}

const EMPTY: DraftSnapshot = {
  loaded: false,
  revision: 0,
  entryCount: 0,
  shownCount: 0,
  problemCount: 0,
  warningCount: 0,
  copyCount: 0,
  withoutCourier: 0,
  sendableCount: 0,
  issueCounts: [],
  checked: true,
  sources: [],
  undo: null,
  redo: null,
  place: 0,
  question: null,
  sheetQuestion: null,
  cancelled: [],
  importing: null,
  readProblems: [],
  merchantOnly: false,
  repeated: [],
  columnDoubts: [],
  storageFailed: false,
  filter: { problemsOnly: false, issue: null, search: '' },
}

type Answer = {
  readonly name: RequestName
  readonly resolve: (value: never) => void
  readonly reject: (error: Error) => void
}

/** What was asked to be done may have been done: nobody may be told that it was not. */
const isDeed = (name: RequestName) => name === 'moveToUpload' || name === 'forgetEverything'

/** Makes a client of any way to talk to an engine. */
export function createClientEnd({ post, close, onError }: ClientPort): ClientEnd {
  const listeners = new Set<() => void>()
  const answers = new Map<number, Answer>()
  const cache = createRowCache()
  let snapshot = EMPTY
  let count = 0
  let hasFailed = false

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const send = <Name extends Command['name']>(
    name: Name,
    ...args: Extract<Command, { name: Name }>['args']
  ): number => {
    count += 1
    post({ type: 'command', seq: count, command: { name, args } as unknown as Command })
    return count
  }
  const ask = <Value>(name: RequestName, argument: Request['args'][0]): Promise<Value> => {
    count += 1
    const id = count
    return new Promise<Value>((resolve, reject) => {
      answers.set(id, { name, resolve, reject })
      post({ type: 'request', id, request: { name, args: [argument] } as unknown as Request })
    })
  }
  const handle = (message: EngineMessage) => {
    switch (message.type) {
      case 'state':
        cache.setHandled(message.handled)
        cache.setWindow(message.window)
        snapshot = message.snapshot
        return tell()
      case 'rows':
        cache.setWindow(message.window)
        // A new object, since listeners that compare snapshots have something new to draw.
        snapshot = { ...snapshot }
        return tell()
      case 'reply':
        answers.get(message.id)?.resolve(message.value as never)
        return void answers.delete(message.id)
      case 'refusal':
        answers.get(message.id)?.reject(new Error(message.reason))
        return void answers.delete(message.id)
      case 'error':
        return onError(new Error(message.message))
    }
  }

  const client: DraftClient = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    isMissing: () => hasFailed && !snapshot.loaded,
    getRow: cache.getRow,
    showRange: (from, to) => {
      const missing = cache.missing(from, to)
      if (missing !== null) post({ type: 'show', ...missing })
    },
    importFiles: (files) => void send('importFiles', [...files]),
    importPaste: (text, html) => void send('importPaste', text, html),
    importSample: (csv) => void send('importSample', csv),
    cancelImport: () => post({ type: 'cancel-import' }),
    replaceSheet: () => void send('replaceSheet'),
    addEntry: (entry) => void send('addEntry', entry),
    editCell: (id, field, value) => {
      cache.edit({ seq: send('editCell', id, field, value), id, field, value })
      snapshot = { ...snapshot }
      tell()
    },
    pasteCells: (...args) => void send('pasteCells', ...args),
    restoreOriginal: (id, field) => void send('restoreOriginal', id, field),
    deleteRows: (ids) => void send('deleteRows', ids),
    deleteShown: (from, to) => void send('deleteShown', from, to),
    dropCopies: () => void send('dropCopies'),
    removeRepeats: (sourceId) => void send('removeRepeats', sourceId),
    keepRepeats: (sourceId) => void send('keepRepeats', sourceId),
    fixSeveral: (offer, ids) => void send('fixSeveral', offer, ids),
    sendAsItIs: (kind, ids) => void send('sendAsItIs', kind, ids),
    takeNumbers: (ids) => void send('takeNumbers', ids),
    swapRow: (id) => void send('swapRow', id),
    swapColumns: (sourceId) => void send('swapColumns', sourceId),
    keepColumns: (sourceId, kind, field) => void send('keepColumns', sourceId, kind, field),
    keepCopy: (ids) => void send('keepCopy', ids),
    setCouriers: (replacements) => void send('setCouriers', replacements),
    setDefaultCourier: (code) => void send('setDefaultCourier', code),
    useMerchantNumbers: () => void send('useMerchantNumbers'),
    undo: () => void send('undo'),
    redo: () => void send('redo'),
    setFilter: (filter) => void send('setFilter', filter),
    setPlace: (index) => void send('setPlace', index),
    askColumns: (sourceId) => void send('askColumns', sourceId),
    answerColumns: (mapping, headerRow) => void send('answerColumns', mapping, headerRow),
    answerSheets: (names) => void send('answerSheets', names),
    askAgain: (sourceId) => void send('askAgain', sourceId),
    dismissCancelled: () => void send('dismissCancelled'),
    changeReading: (sourceId, reading) => void send('changeReading', sourceId, reading),
    dismissReadProblems: () => void send('dismissReadProblems'),
    previewEntries: (limit) => ask('previewEntries', limit),
    previewReading: (question) => ask('previewReading', question),
    previewColumns: (question) => ask('previewColumns', question),
    listCouriers: () => ask('listCouriers', undefined),
    findIssue: (index) => ask('findIssue', index),
    moveToUpload: (header) => ask('moveToUpload', header),
    forgetLayouts: () => ask('forgetLayouts', undefined),
    forgetLayout: (layout) => ask('forgetLayout', layout),
    forgetEverything: () => ask('forgetEverything', undefined),
    flush: () => post({ type: 'flush' }),
    reload: () => post({ type: 'reload' }),
    lookAtUploads: () => post({ type: 'look-at-uploads' }),
    setCanWrite: (canWrite) => post({ type: 'can-write', canWrite }),
    close,
  }
  const fail = (error: Error) => {
    for (const { name, reject } of answers.values()) if (!isDeed(name)) reject(error)
    // What could not be loaded says nothing; it is no bug, and the page says so.
    if (error.message !== '') onError(error)
    hasFailed = true
    tell()
  }
  return { client, handle, fail }
}
