import type { MemberEdge } from '#app/edge.ts'
import {
  availabilities,
  avatarUrl,
  countries,
  findAccount,
  isAlwaysOn,
  isChannelOn,
  isProved,
  languageLevels,
  languages,
  listOwnSessions,
  listTimeZones,
  notificationChannels,
  notificationKinds,
  profileLimits,
  usernameLockedUntil,
  type Account,
  type ChannelChoices,
} from '#domain/accounts/index.ts'
import { may } from '#domain/accounts/permissions.ts'
import { decimalText } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import { loadSecondFactor } from './load-second-factor.ts'
import { loadPasskeys } from './passkeys/load-passkeys.ts'

const timeZones = listTimeZones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))

/** All that the account page shows of its own; the providers and the data have loaders of theirs. */
export async function loadAccount(edge: MemberEdge) {
  const { db, actor, viewer, clock, settings } = edge
  const now = clock.now()
  const [account, sessions, secondFactor, passkeys] = await Promise.all([
    findAccount(db, actor.id),
    listOwnSessions(db, actor.id, now),
    loadSecondFactor(edge),
    loadPasskeys(edge),
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
    sessions: sessions.map((session) => ({ ...session, isThis: session.id === viewer.sessionId })),
    channels: channelsOf(account.channels),
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

function channelsOf(chosen: ChannelChoices) {
  return {
    names: notificationChannels.map(({ label }) => label),
    rows: notificationKinds.map(({ kind, label }) => ({
      label,
      cells: notificationChannels.map(({ channel, label: name }) => ({
        value: `${kind}.${channel}`,
        label: name,
        isOn: isChannelOn(chosen, kind, channel),
        isFixed: isAlwaysOn(kind, channel),
      })),
    })),
  }
}
