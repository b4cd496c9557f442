import { type Sign, signsInText } from '#domain/catalogue/index.ts'
import { type Care, careKinds, type ConversationKind, type FlagKind } from '../message-rules.ts'

export type FoundSign = { kind: FlagKind; found: string }

const PASSWORD =
  /(?<![\p{L}\p{N}_])(?:password|passwort|passcode|pin code|пароль|пин-код)(?![\p{L}\p{N}_])\s{0,3}(?:is|:|=|—|-)\s{0,3}\S{4,60}/giu

const KINDS: Record<Sign['what'], FlagKind | undefined> = {
  'an e-mail address': 'contacts',
  'a telephone number': 'contacts',
  'a messenger': 'contacts',
  'payment elsewhere': 'payment',
  'a prohibited offer': 'prohibited',
  // A link is what people send one another all day.
  'a link elsewhere': undefined,
}

/** What a moderator should look at. In the room of a deal people may know how to reach one another. */
export function signsIn(text: string, kind: ConversationKind): FoundSign[] {
  const known = signsInText(text).flatMap(({ what, found }) => {
    const named = KINDS[what]
    return named ? [{ kind: named, found }] : []
  })
  const passwords = Array.from(text.matchAll(PASSWORD), ([found]) => ({
    kind: 'password' as const,
    // The moderators need to know that it is there, not what it is.
    found: found.slice(0, 10),
  })).slice(0, 3)
  return [...known, ...passwords].filter((sign) => kind !== 'deal' || sign.kind !== 'contacts')
}

/** What of it the writer and the reader are told. */
export function careOf(signs: readonly FoundSign[]): Care[] {
  return careKinds.filter((kind) => signs.some((sign) => sign.kind === kind))
}
