import { waitingWords } from '#app/admin/admin-menus.ts'
import type { MemberEdge } from '#app/edge.ts'
import { viewDictionary } from '#app/shared/ideas/dictionary-view.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import {
  countBoard,
  countWaitingIdeas,
  DESK_PAGE,
  findAnswerDays,
  findDictionary,
  listDeskIdeas,
} from '#domain/ideas/index.ts'
import { readShown } from './address-of-idea.ts'

const AFTER = /^\d{1,15}$/
const DONE = /^(\d{1,3})-(\d{1,3})$/

/** The list of the desk: what it shows of the board, with how much waits. */
export async function loadDesk({ db, actor, url, clock }: MemberEdge) {
  const shown = readShown(url.searchParams)
  const after = url.searchParams.get('after') ?? ''
  const [dictionary, counts, waiting, answerDays, rows] = await Promise.all([
    findDictionary(db),
    countBoard(db),
    countWaitingIdeas(db, actor),
    findAnswerDays(db, actor),
    listDeskIdeas(db, actor, { ...shown, after: AFTER.test(after) ? Number(after) : undefined }),
  ])
  const names = await nameMembers(
    db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  )
  const { states, kinds } = viewDictionary(dictionary)
  const going = [...states.values()].filter(({ isFirst, isFinal }) => !isFirst && !isFinal)
  const [, done, left] = DONE.exec(url.searchParams.get('done') ?? '') ?? []
  return {
    ...shown,
    now: clock.now(),
    tabs: [
      { view: 'waiting' as const, label: 'Without an answer', count: waitingWords([waiting]) },
      { view: 'all' as const, label: 'All', count: counts.ideas },
      {
        view: 'going' as const,
        label: 'Going on',
        count: going.reduce((sum, { id }) => sum + (counts.byState.get(id) ?? 0), 0),
      },
      { view: 'hidden' as const, label: 'Hidden', count: undefined },
    ],
    waiting,
    answerDays: answerDays ?? null,
    states: [...states.values()],
    kinds: [...kinds.values()],
    rows: rows.map((row) => ({
      number: row.number,
      title: row.title,
      votes: row.votes,
      state: states.get(row.stateId) ?? null,
      kind: kinds.get(row.kindId)?.label ?? '',
      author: names.get(row.authorId ?? '')?.displayName ?? 'a former member',
      writtenAt: row.writtenAt,
    })),
    next: rows.length === DESK_PAGE ? (rows.at(-1)?.number ?? null) : null,
    isFirst: after === '',
    done: done ? { done: Number(done), left: Number(left) } : null,
  }
}

export type DeskData = Awaited<ReturnType<typeof loadDesk>>
