import { z } from 'zod'
import { list } from './kinds.ts'

/** What a word seems to be to whoever moderates. */
export const flagMeanings = ['a messenger', 'payment elsewhere', 'a prohibited offer'] as const
export type FlagMeaning = (typeof flagMeanings)[number]

/** A word that flags a text; a star at the end stands for any ending. */
export type FlagWord = { name: string; what: FlagMeaning }

/** Why something is sent back: a short name for who moderates, a sentence for whose it is. */
export type GivenReason = { name: string; text: string }

const WORDS_MOST = 300
const REASONS_MOST = 9
/** Letters, digits and spaces, so that no list can hang the search for it. */
const PHRASE = /^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+){0,5}\*?$/u

const distinct = (rows: readonly { name: string }[]) =>
  new Set(rows.map(({ name }) => name.toLowerCase())).size === rows.length

const flagWordList = z
  .array(
    z.object({
      name: z
        .string()
        .trim()
        .min(2, { error: 'Words: at least 2 letters each' })
        .max(60, { error: 'Words: at most 60 letters each' })
        .regex(PHRASE, {
          error: 'Words: letters and digits, up to six words, and a star at the end for any ending',
        }),
      what: z.enum(flagMeanings),
    }),
  )
  .max(WORDS_MOST, { error: `Words: at most ${WORDS_MOST} in all` })
  .refine(distinct, { error: 'Words: the same word stands twice' })

const reasonList = z
  .array(
    z.object({
      name: z
        .string()
        .trim()
        .min(3, { error: 'Reasons: a name of at least 3 letters before each colon' })
        .max(60, { error: 'Reasons: a name has at most 60 letters' })
        .regex(/^[^\p{C}:]*$/u, { error: 'Reasons: a name holds no colon' }),
      text: z
        .string()
        .trim()
        .min(10, { error: 'Reasons: a sentence of at least 10 letters behind each colon' })
        .max(300, { error: 'Reasons: a sentence has at most 300 letters' })
        .regex(/^[^\p{C}]*$/u, { error: 'Reasons: a sentence on one line' }),
    }),
  )
  .min(1, { error: 'Reasons: at least one' })
  .max(REASONS_MOST, { error: `Reasons: at most ${REASONS_MOST}, so that each has a key of its own` })
  .refine(distinct, { error: 'Reasons: the same name stands twice' })

const meaning = (what: FlagMeaning, words: string): FlagWord[] =>
  words.split(', ').map((name) => ({ name, what }))

const firstFlagWords: readonly FlagWord[] = [
  ...meaning(
    'a messenger',
    'telegram, whatsapp, whats app, viber, skype, signal, wechat, discord, телеграм*, ватсап*, вайбер*, скайп*',
  ),
  ...meaning(
    'payment elsewhere',
    'paypal, western union, westernunion, crypto wallet, bank transfer, outside the site, outside site, outside the platform, outside platform, outside guildhall, outside the guildhall, мимо сайта, мимо площадки',
  ),
  ...meaning(
    'a prohibited offer',
    'fake review, fake reviews, fake followers, fake diploma, fake passport, diploma for sale, stolen, carding, ddos, malware, escort, hack account, hack an account, hack a phone, hack phone, накрутк*, взлом*, поддельн*',
  ),
]

const firstServiceReasons: readonly GivenReason[] = [
  {
    name: 'Contact details',
    text: 'Contact details: take out addresses, telephone numbers and links that lead away from here.',
  },
  {
    name: 'May not be sold',
    text: 'This may not be sold here: see “What may not be sold” in the rules.',
  },
  {
    name: 'Unclear what is delivered',
    text: 'It is not clear what the buyer gets: say what is delivered, in what form and how much of it.',
  },
  {
    name: 'Wrong category',
    text: 'It stands in the wrong category: choose the one where a buyer would look for it.',
  },
  {
    name: 'Pictures do not show the work',
    text: 'The pictures do not show this work: show your own, sharp and without words that sell.',
  },
  {
    name: 'Someone else’s text or pictures',
    text: 'The text or the pictures are someone else’s: use your own.',
  },
  {
    name: 'Price does not fit',
    text: 'The price does not fit what is offered: name the price of the whole work, not of a part.',
  },
  {
    name: 'Hard to read',
    text: 'The text is hard to read: check the spelling and write in whole sentences.',
  },
]

const firstProjectReasons: readonly GivenReason[] = [
  {
    name: 'Contact details',
    text: 'Contact details: take out addresses, telephone numbers and links that lead away from here.',
  },
  {
    name: 'May not be asked for',
    text: 'This may not be asked for here: see “What may not be sold” in the rules.',
  },
  {
    name: 'Unclear what is needed',
    text: 'It is not clear what is to be made: say what you need, in what form and how much of it.',
  },
  {
    name: 'Wrong category',
    text: 'It stands in the wrong category: choose the one where a seller would look for it.',
  },
  {
    name: 'Free work or payment elsewhere',
    text: 'Work is paid here: take out what asks for free samples or payment elsewhere.',
  },
  {
    name: 'Hard to read',
    text: 'The text is hard to read: check the spelling and write in whole sentences.',
  },
]

/** What is marked for whoever moderates, and what can be given as a reason. */
export const moderationWords = {
  flagWords: list('Moderation', 'Words that flag', flagWordList, firstFlagWords),
  serviceReasons: list('Moderation', 'Reasons to send a service back', reasonList, firstServiceReasons),
  projectReasons: list('Moderation', 'Reasons to send a project back', reasonList, firstProjectReasons),
} as const
