import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { groupId } from '#domain/couriers/group-entries.ts'
import { countEntries, findListQuestions, groupsToAnswer } from './list-questions.ts'

const couriers = (keys: string) => Array.from(keys, (key) => aCandidate({ key }))

/** An open group with the couriers whose keys are these letters. */
const anOpen = (shape: string, keys: string, ...positions: number[]) => ({
  group: { id: groupId(keys, shape), shape, candidates: couriers(keys), positions, samples: [] },
  positions,
})

const YT = anOpen('YT #16', 'AB', 0, 1)
const LP = anOpen('LP #9 CN', 'AB', 2)
const SF = anOpen('SF #12', 'AB', 3, 4, 5)
const OTHER = anOpen('#4', 'C', 6)

test('groups that offer the same couriers are asked with one question, for the most entries first', () => {
  const two = [anOpen('#5', 'CD', 10), anOpen('#6', 'CD', 11)]
  const questions = findListQuestions([...two, YT, LP, SF])
  expect(questions.map(({ open, candidates }) => [open.length, candidates.length])).toEqual([
    [3, 2],
    [2, 2],
  ])
  expect(questions.map(({ open }) => countEntries(open))).toEqual([6, 2])
})

test('a list that one group offers, and groups without a list, are asked by themselves', () => {
  const without = [anOpen('#7', '', 20), anOpen('#8', '', 21)]
  expect(findListQuestions([OTHER, YT, ...without])).toEqual([])
})

test('an answer leaves out a group whose suggestion is another courier, and takes one with the same', () => {
  const [question] = findListQuestions([YT, LP, SF])
  if (question === undefined) throw new Error('There is no question')
  const suggested: Readonly<Record<string, string>> = { [LP.group.id]: 'B' }
  const answer = (courier: string) =>
    groupsToAnswer(
      question,
      courier,
      ({ id }) => suggested[id] ?? null,
      () => false,
    ).map(({ group }) => group.shape)
  expect(answer('A')).toEqual(['YT #16', 'SF #12'])
  expect(answer('B')).toEqual(['YT #16', 'LP #9 CN', 'SF #12'])
})

test('entries that came back with a courier don’t get it again', () => {
  const [question] = findListQuestions([YT, LP])
  if (question === undefined) throw new Error('There is no question')
  const answered = groupsToAnswer(
    question,
    'A',
    () => null,
    (position) => position !== 1,
  )
  expect(answered.map(({ positions }) => positions)).toEqual([[1]])
})
