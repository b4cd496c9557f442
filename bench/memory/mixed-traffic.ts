import { setTimeout as pause } from 'node:timers/promises'
import { fromAnywhere, post, signIn } from '../post-form.ts'
import { makeMembers } from '../members.ts'
import { PUBLIC_PAGES } from '../public-pages.ts'
import { type Addresses, findAddresses } from './addresses.ts'
import { makePhoto } from './photo.ts'

export type MixedTraffic = {
  /** Everyone finishes what they began. */
  stop(): Promise<{ answers: number; turnedAway: number; faults: number }>
}

/** One thing that somebody does, over and over. */
type Habit = { people: number; restMs: number; act: () => Promise<number> }

const OWN_PAGES = [
  '/my',
  '/my/balance',
  '/my/orders',
  '/my/services',
  '/my/account',
  '/',
  '/search?q=logo',
  '/cart',
]
const MEMBERS = 4_000

/** Visitors, members, other sites and senders of pictures at once, each waiting for an answer before the next question. */
export async function startMixedTraffic(origin: string, databaseUrl: string): Promise<MixedTraffic> {
  const habits = await habitsOf(origin, databaseUrl)
  const end = new AbortController()
  let [answers, turnedAway, faults] = [0, 0, 0]
  const live = async ({ restMs, act }: Habit) => {
    while (!end.signal.aborted) {
      const status = await act()
      answers++
      // Where the machine is too busy for all of it, some are told to come back.
      if (status === 503) turnedAway++
      else if (status >= 500) faults++
      await pause(restMs)
    }
  }
  const lives = habits.flatMap((habit) => Array.from({ length: habit.people }, () => live(habit)))
  return {
    async stop() {
      end.abort()
      await Promise.all(lives)
      return { answers, turnedAway, faults }
    },
  }
}

async function habitsOf(origin: string, databaseUrl: string): Promise<Habit[]> {
  const addresses = await findAddresses(databaseUrl)
  const cookie = await signIn(origin)
  const newcomers = (await makeMembers(databaseUrl, 'mixed-', MEMBERS)).values()
  const photo = await makePhoto()
  const look =
    (choose: () => string, headers: Record<string, string> = {}) =>
    async () => {
      const answer = await fetch(origin + choose(), {
        headers: { ...headers, ...fromAnywhere(), 'Accept-Encoding': 'gzip' },
      })
      await answer.arrayBuffer()
      return answer.status
    }
  const any = (kind: keyof Addresses) => () => oneOf(addresses[kind])
  return [
    { people: 3, restMs: 100, act: look(() => oneOf(PUBLIC_PAGES)) },
    { people: 3, restMs: 100, act: look(any('things')) },
    { people: 2, restMs: 200, act: look(any('searches')) },
    { people: 2, restMs: 100, act: look(any('files')) },
    { people: 1, restMs: 500, act: look(any('openGraph')) },
    { people: 3, restMs: 200, act: look(() => oneOf(OWN_PAGES), { Cookie: cookie }) },
    { people: 1, restMs: 500, act: () => putIntoCart(origin, cookie, oneOf(addresses.serviceIds)) },
    { people: 1, restMs: 1_000, act: () => comeAndAskForData(origin, newcomers.next().value) },
    { people: 1, restMs: 10_000, act: () => sendPhoto(origin, cookie, photo) },
  ]
}

async function putIntoCart(origin: string, cookie: string, serviceId: string): Promise<number> {
  const chosen = { intent: 'add', package: 'basic' }
  return (await post(`${origin}/cart?add=${serviceId}`, chosen, { Cookie: cookie })).status
}

/** A newcomer signs in and asks for a file of their data: a password to be hashed, and a job. */
async function comeAndAskForData(
  origin: string,
  member: { login: string; password: string } | undefined,
): Promise<number> {
  if (!member) throw new Error('Everybody has come already')
  const entered = await post(`${origin}/my/login`, { intent: 'password', next: '/my', keep: 'on', ...member })
  const Cookie = entered.cookies.join('; ')
  return (await post(`${origin}/my/account`, { intent: 'ask-export' }, { Cookie })).status
}

async function sendPhoto(origin: string, cookie: string, photo: Buffer): Promise<number> {
  const body = new FormData()
  body.set('picture', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }))
  const answer = await fetch(`${origin}/my/pictures`, {
    method: 'POST',
    headers: { Cookie: cookie, ...fromAnywhere() },
    body,
  })
  await answer.arrayBuffer()
  return answer.status
}

function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}
