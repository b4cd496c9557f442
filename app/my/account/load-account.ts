import type { MemberEdge } from '#app/edge.ts'
import {
  availabilities,
  avatarUrl,
  countries,
  findAccount,
  isProved,
  languageLevels,
  languages,
  listOwnSessions,
  listTimeZones,
  profileLimits,
  usernameLockedUntil,
  type Account,
} from '#domain/accounts/index.ts'
import { may } from '#domain/accounts/permissions.ts'
import { findMarks } from '#domain/messages/index.ts'
import { may as mayWithMessages } from '#domain/messages/permissions.ts'
import { listOwnSubscriptions } from '#domain/notifications/index.ts'
import { decimalText } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import { loadSecondFactor } from './load-second-factor.ts'
import { loadPasskeys } from './passkeys/load-passkeys.ts'

const timeZones = listTimeZones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))

/** All that the account page shows of its own; the providers and the data have loaders of theirs. */
export async function loadAccount(edge: MemberEdge) {
  const { db, actor, viewer, clock, settings } = edge
  const now = clock.now()
  const [account, sessions, subscriptions, secondFactor, passkeys, marks] = await Promise.all([
    findAccount(db, actor.id),
    listOwnSessions(db, actor.id, now),
    listOwnSubscriptions(db, actor.id),
    loadSecondFactor(edge),
    loadPasskeys(edge),
    findMarks(db, actor.id),
  ])
  return {
    now,
    isProved: isProved(viewer.provedAt, now),
    mayEdit: may(actor, 'account.change-profile'),
    mayAddWaysIn: may(actor, 'account.second-factor'),
    currency: settings.currency,
    limits: profileLimits,
    profile: profileOf(account, settings.currency),
    username: { name: account.username, lockedUntil: usernameLockedUntil(account.usernameChangedAt, now) },
    email: { address: account.email, isVerified: account.emailVerifiedAt !== null },
    hasPassword: account.hasPassword,
    secondFactor,
    passkeys,
    sessions: sessions.map((session) => ({
      ...session,
      isThis: session.id === viewer.sessionId,
      hasPush: subscriptions.some(({ sessionId }) => sessionId === session.id),
    })),
    /** What others see; who may read no messages has nothing to choose. */
    marks: mayWithMessages(actor, 'message.read') ? marks : null,
    timeZone: account.timeZone,
    choices: { countries, languages, languageLevels, availabilities, timeZones },
  }
}

export type AccountData = Awaited<ReturnType<typeof loadAccount>>

function profileOf(account: Account, currency: string) {
  const { displayName, headline, about, country, city, availability, rateMinor } = account
  return {
    portraitUrl: avatarUrl(account.avatarKey, 256),
    languages: account.languages,
    fields: {
      displayName,
      headline,
      about,
      country,
      city,
      availability,
      skills: account.skills.join(', '),
      rate: rateMinor === null ? '' : decimalText(minor(rateMinor), currency),
    },
  }
}
