import type { Edge } from '#app/edge.ts'
import { type CarriedBrief, findCarriedBrief, removeCarriedBrief } from '#domain/briefs/index.ts'
import { endedCarryCookie, readCarryKey } from './carry-cookie.ts'

/** The brief that somebody comes with, where the address says that they come with one. */
export async function findCarried({
  db,
  clock,
  request,
  url,
}: Pick<Edge, 'db' | 'clock' | 'request' | 'url'>): Promise<CarriedBrief | undefined> {
  if (url.searchParams.get('from') !== 'brief') return undefined
  const key = readCarryKey(request.headers.get('Cookie'))
  return key === undefined ? undefined : findCarriedBrief(db, key, clock.now())
}

/** It became something: nothing of it is kept any longer. The headers of the answer say so to the browser. */
export async function dropCarried({
  transaction,
  request,
  url,
}: Pick<Edge, 'transaction' | 'request' | 'url'>): Promise<Record<string, string>> {
  const key = readCarryKey(request.headers.get('Cookie'))
  if (key === undefined || url.searchParams.get('from') !== 'brief') return {}
  await transaction((tx) => removeCarriedBrief(tx, key))
  return { 'Set-Cookie': endedCarryCookie }
}
