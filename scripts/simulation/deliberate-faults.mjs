/**
 * Mistakes a developer could make: each an edit of the product's source, made while the simulation is built and nowhere
 * else. The simulation has to find every one of them; `find` has to stand in its file exactly once.
 */
const edit = (file, find, replace) => ({ file: `src/${file}`, find, replace })

const RUN = 'domain/upload/run/reduce-run.ts'
const WRITING = 'domain/upload/run/write-in-turn.ts'
const SENDING = 'domain/upload/run/plan-sending.ts'
const REPLY = 'domain/upload/run/take-reply.ts'
const SHELL = 'run/do-effects.ts'
const FAULT = 'domain/upload/answers/fault.ts'

export const DELIBERATE_FAULTS = [
  {
    name: 'what a colleague has is sent from here too',
    edits: [
      edit(
        'domain/upload/run/plan-command.ts',
        'if (state.handedOver !== null)',
        "if (state.handedOver !== null && command.kind === 'end-hand-over')",
      ),
    ],
  },
  {
    name: 'a colleague’s file leaves the choices out',
    edits: [
      edit(
        'records/hand-over/hand-over.ts',
        'events.push(await withText(store, id, event))',
        "if (event.type !== 'courier-chosen') events.push(await withText(store, id, event))",
      ),
    ],
  },
  {
    name: 'a rule fires for numbers of its shape whatever couriers are offered',
    edits: [
      edit(
        'domain/couriers/rules/courier-rules.ts',
        'return book.get(ruleKey({ shape, offered: offeredIn(candidates) }))',
        'return [...book.values()].find((one) => one.shape === shape)',
      ),
    ],
  },
  {
    name: 'a rule fills in a courier before sending although another rule says otherwise',
    edits: [
      edit(
        'domain/couriers/rules/fill-rules.ts',
        "if (other) return { kind: 'other-rule', courier: other.courier }",
        'void other',
      ),
    ],
  },
  {
    name: 'a choice for a part of a group is for the entries that come later too',
    edits: [
      edit(
        'domain/couriers/groups/split-groups.ts',
        'return part === null ? { id, seen } : undefined',
        'return { id: part?.group ?? id, seen }',
      ),
    ],
  },
  {
    name: 'an answer is shown before it is stored',
    edits: [
      edit(
        WRITING,
        "return step({ ...run, writing }, { kind: 'write', events: writing.events })",
        "return step({ ...run, writing, upload: writing.after }, { kind: 'write', events: writing.events })",
      ),
    ],
  },
  {
    name: 'a request leaves before it is stored',
    edits: [
      edit(WRITING, '[TAKE_TURN] : []))', '[TAKE_TURN] : []), send(ready))'),
      edit(WRITING, 'return step(written, send(writing.ready))', 'return step(written)'),
    ],
  },
  {
    name: 'that the journal could not be written is ignored',
    edits: [
      edit(SHELL, 'await journal.append(events)', 'await journal.append(events).catch(() => {})'),
    ],
  },
  {
    name: 'an answer that could not be stored is forgotten',
    edits: [
      edit(
        WRITING,
        'return endJob(paused, false)',
        'return endJob({ ...paused, replies: paused.replies.slice(1) }, false)',
      ),
    ],
  },
  {
    name: 'an answer is not stored as it came',
    edits: [edit(SHELL, 'body: reply.body }', 'body: reply.body.trim() }')],
  },
  {
    name: 'a pause holds nothing',
    edits: [edit(SENDING, 'pausedUpTo: pausedUpTo(run.pause) }', 'pausedUpTo: -1 }')],
  },
  {
    name: 'while the service is unavailable requests are sent at once',
    edits: [edit(SENDING, 'run.waits.size > 0 || ', '')],
  },
  {
    name: 'more requests are in flight than the installation allows',
    edits: [edit(SENDING, 'run.inFlight.size >= world.requestsAtOnce', 'run.inFlight.size >= 9')],
  },
  {
    name: 'a token goes again that was rejected',
    edits: [edit(SHELL, 'return tokens.reject(effect.token as AccessToken)', 'return')],
  },
  {
    name: 'on the next visit everything is sent without a yes',
    edits: [edit(RUN, 'why ? pauseFor(owned, why, world) : owned', 'owned')],
  },
  {
    name: 'Resume resends what is in doubt',
    edits: [
      edit(
        'domain/upload/run/plan-command.ts',
        "[{ type: 'resumed', at }] : []",
        "[{ type: 'resumed', at }] : submit(state, ofKinds(state, [...state.outcomes.keys()], IN_DOUBT), 'doubt', at)",
      ),
    ],
  },
  {
    name: 'a request without an answer is tried again',
    edits: [
      edit(FAULT, "'no-answer': { arrival: 'unknown'", "'no-answer': { arrival: 'not-processed'"),
    ],
  },
  {
    name: 'a 500 counts as refused',
    edits: [
      edit(
        FAULT,
        "'unclear-status': { arrival: 'unknown'",
        "'unclear-status': { arrival: 'refused'",
      ),
    ],
  },
  {
    name: 'a 401 counts as a doubt',
    edits: [
      edit(FAULT, "unauthorized: { arrival: 'not-processed'", "unauthorized: { arrival: 'unknown'"),
    ],
  },
  {
    name: 'an answer that nobody can read is tried again',
    edits: [
      edit(FAULT, "unreadable: { arrival: 'unknown'", "unreadable: { arrival: 'not-processed'"),
    ],
  },
  {
    name: 'a 500 is taken for a 413, and goes again in halves',
    edits: [
      edit(
        'service/classify-response.ts',
        'if (status === 413)',
        'if (status === 413 || status >= 500)',
      ),
    ],
  },
  {
    name: 'a service that could not be reached is said by anybody, and believed',
    edits: [
      edit(
        'service/classify-response.ts',
        ' && headers.get(NOT_CONNECTED_HEADER) === NOT_CONNECTED_VALUE',
        '',
      ),
    ],
  },
  {
    name: 'a fetch that ignores its time limit is waited for',
    edits: [
      edit(
        'service/send-request.ts',
        'Promise.race([exchange(request, deadline.signal), deadline.passed])',
        'exchange(request, deadline.signal)',
      ),
    ],
  },
  {
    name: 'an answer of which nobody knows counts as not processed',
    edits: [
      edit(
        REPLY,
        "if (told.kind === 'unknown' || isOver) return keep(run, came)",
        "if (told.kind === 'unknown' || isOver) return keep(run, { ...came, event: { type: 'faulted', at: world.at, request, fault: { kind: 'not-connected' } }, stored: { type: 'faulted', at: world.at, request, fault: { kind: 'not-connected' } } })",
      ),
    ],
  },
  {
    name: 'two requests of an upload have the same name',
    edits: [
      edit(SHELL, '`${header.id}.${request}.${at}`', '`${header.id}.${at * 0}.${request * 0}`'),
    ],
  },
  {
    name: 'the size that was learnt from a 413 is forgotten',
    edits: [
      edit(
        'domain/upload/requests/learnt-size.ts',
        'if (others.length > 0) fold',
        'if (others.length < 0) fold',
      ),
    ],
  },
  {
    name: 'one entry that is too large alone leaves requests small for ever',
    edits: [edit('domain/upload/events/apply-request.ts', '  acquitSizes(fold)\n', '')],
  },
  {
    name: 'unnamed entries are accepted although their number does not fit',
    edits: [
      edit(
        'domain/upload/answers/judge-reply.ts',
        'if (accepted === unnamed)',
        'if (accepted > 0)',
      ),
    ],
  },
  {
    name: 'an entry that failed after a doubt is simply failed',
    edits: [
      edit(
        'domain/upload/answers/judge-reply.ts',
        'if (open === undefined || ENDS_DOUBT[outcome.kind])',
        'if (outcome)',
      ),
    ],
  },
  {
    name: 'a request that was cut off by a crash counts as not sent',
    edits: [
      edit(
        'domain/upload/answers/judge-reply.ts',
        "if (arrival === 'not-processed') return WAITING",
        "if (arrival === 'not-processed' || (faulted.fault.kind === 'no-answer' && faulted.fault.cause === 'interrupted')) return WAITING",
      ),
    ],
  },
  {
    name: 'an order is in two requests at once',
    edits: [
      edit(
        'domain/upload/requests/plan-request.ts',
        'const sent = inFlight.flatMap(({ positions }) => positions)',
        'const sent: readonly Position[] = []',
      ),
    ],
  },
  {
    name: 'an order goes ahead of its doubtful entry',
    edits: [
      edit(
        'domain/upload/requests/plan-request.ts',
        "if (kind !== 'waiting' && kind !== 'in-doubt') continue",
        "if (kind !== 'waiting') continue",
      ),
    ],
  },
  {
    name: 'a trial is not waited for',
    edits: [
      edit(
        'domain/upload/requests/plan-request.ts',
        'if (size.isTrial && inFlight.some(',
        'if (size.isTrial && [].some(',
      ),
    ],
  },
  {
    name: 'Stop lets go what is in line',
    edits: [
      edit(
        'domain/upload/events/apply-person.ts',
        "fold.set('stoppedUpTo', fold.now.submissions.at(-1)?.submission ?? -1)",
        "fold.set('stoppedUpTo', -1)",
      ),
    ],
  },
  {
    name: 'what the service accepted can be taken back',
    edits: [
      edit(
        'domain/upload/events/apply-person.ts',
        "outcome?.kind === 'accepted' ? outcome.before : undefined",
        "outcome?.kind === 'accepted' ? (outcome.before ?? { kind: 'waiting' }) : undefined",
      ),
    ],
  },
  {
    name: 'what is set aside comes back',
    edits: [
      edit(
        'domain/upload/events/apply-person.ts',
        "if (before) setOutcome(fold, position, { kind: 'set-aside', at, why, before })",
        'void [at, why, before]',
      ),
    ],
  },
  {
    name: 'a courier that was chosen is sent for an entry that was accepted',
    edits: [
      edit(
        'domain/upload/summary.ts',
        'outcome !== undefined && takesCourier(outcome.kind)',
        'outcome !== undefined',
      ),
      edit('domain/upload/outcome.ts', 'accepted: ENDED', "accepted: { ...ENDED, resend: 'free' }"),
    ],
  },
  {
    name: 'a corrected entry is sent as it was',
    edits: [
      edit(
        'domain/upload/events/apply-person.ts',
        "fold.own('changed').set(position, entry)",
        'void entry',
      ),
    ],
  },
]
