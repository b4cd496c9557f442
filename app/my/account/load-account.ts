import type { MemberEdge } from '#app/edge.ts'
import {
  authenticatorUri,
  availabilities,
  avatarUrl,
  countries,
  findAccount,
  findNewAuthenticator,
  findSecondFactor,
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
import { may } from '#domain/permissions.ts'
import { decimalText } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import { authenticatorSeal } from './act-on-second-factor.ts'
import { drawQrCode } from './draw-qr-code.ts'

const timeZones = listTimeZones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))

/** All that the account page shows of its own; the providers and the data have loaders of theirs. */
export async function loadAccount(edge: MemberEdge) {
  const { db, actor, viewer, clock, settings } = edge
  const now = clock.now()
  const [account, sessions, secondFactor] = await Promise.all([
    findAccount(db, actor.id),
    listOwnSessions(db, actor.id, now),
    loadSecondFactor(edge, now),
  ])
  return {
    now,
    isProved: isProved(viewer.provedAt, now),
    mayEdit: may(actor, 'account.change-profile', { ownerId: actor.id }),
    currency: settings.currency,
    limits: profileLimits,
    profile: profileOf(account, settings.currency),
    username: { name: account.username, lockedUntil: usernameLockedUntil(account.usernameChangedAt, now) },
    email: { address: account.email, isVerified: account.emailVerifiedAt !== null },
    hasPassword: account.hasPassword,
    secondFactor,
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

/** The secret of an app that is being set up is shown only to one who has just proved who they are. */
async function loadSecondFactor(edge: MemberEdge, now: Date) {
  const { db, actor, viewer, settings } = edge
  const { state, codesLeft } = await findSecondFactor(db, actor.id)
  const mayTurnOff = !(actor.role === 'admin' && settings.requireSecondFactorForAdmins)
  const maySee = state === 'begun' && isProved(viewer.provedAt, now) && viewer.viewedBy === undefined
  const secret = maySee ? await findNewAuthenticator(db, actor.id, authenticatorSeal(edge)) : undefined
  if (secret === undefined) return { state, codesLeft, mayTurnOff, setUp: undefined }
  const uri = authenticatorUri(secret, { issuer: settings.marketplaceName, account: viewer.email })
  const grouped = secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
  return { state, codesLeft, mayTurnOff, setUp: { secret: grouped, uri, qr: drawQrCode(uri) } }
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
