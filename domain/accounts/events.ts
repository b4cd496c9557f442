import type { Role } from '#domain/actor.ts'
import type { LetterSecret } from '#platform/mail/letter-secret.ts'

/** Something that others see of a member has changed: a name, a picture, a state. */
export type MemberChanged = { kind: 'member.changed'; memberId: string }

/** Somebody joined by another member's link. */
export type MemberInvited = { kind: 'member.invited'; memberId: string; referrerId: string; joinedAt: string }

type LinkAsked = {
  memberId: string
  token: LetterSecret
  /** Where the person was going. */
  next: string | undefined
}

/** Somebody asked for a link or a code, which goes to an address and nowhere else. */
export type KeyAsked =
  | ({ kind: 'account.verification-asked'; code: LetterSecret | undefined } & LinkAsked)
  | ({ kind: 'account.password-reset-asked' } & LinkAsked)
  | { kind: 'account.sign-in-code-asked'; email: string; brand: string; code: LetterSecret }
  | { kind: 'account.proof-code-asked'; memberId: string; code: LetterSecret }
  | {
      kind: 'account.email-change-asked'
      memberId: string
      device: string
      /** The new address, and the brand that is written under to it. */
      email: string
      brand: string
      /** None where the address is another member's, who is told so instead. */
      token: LetterSecret | undefined
    }

/** An administrator asks in a member's place, for who can't get in themselves. */
export type KeyAskedForMember =
  | {
      kind: 'member.email-change-asked'
      memberId: string
      email: string
      brand: string
      token: LetterSecret
      reason: string
    }
  | { kind: 'member.reset-sent'; memberId: string; token: LetterSecret; reason: string }

/** Somebody tried to join with the address of a member: the form itself must not tell that it is known. */
export type KnownAddressTried = { kind: 'account.known-address-tried'; memberId: string }

type OnDevice = { memberId: string; device: string }

/** The member said whether a new device is theirs: nothing asks about it any more. */
export type DeviceAnswered = { kind: 'account.device-answered' } & OnDevice

/** What opens an account has changed, or was used: its owner is told, for it may not have been them. */
export type WayInChanged =
  | ({ kind: 'account.new-device' } & OnDevice)
  | ({ kind: 'account.password-changed' } & OnDevice)
  | ({ kind: 'account.second-factor-off' } & OnDevice)
  | { kind: 'account.password-reset'; memberId: string }
  | { kind: 'account.password-lost'; memberId: string }
  | { kind: 'account.email-changed'; formerEmail: string; brand: string }
  | { kind: 'account.username-changed'; memberId: string; before: string; after: string }
  | ({ kind: 'account.provider-linked'; providerName: string } & OnDevice)
  | ({ kind: 'account.provider-unlinked'; providerName: string } & OnDevice)
  | ({ kind: 'account.passkey-added'; name: string; turnsOn: boolean } & OnDevice)
  | ({ kind: 'account.passkey-removed'; name: string; turnsOff: boolean } & OnDevice)
  | ({ kind: 'account.authenticator-confirmed'; isReplaced: boolean; turnsOn: boolean } & OnDevice)
  | ({ kind: 'account.recovery-code-used'; address: string; left: number } & OnDevice)
  | {
      kind: 'account.second-factor-reset-asked'
      memberId: string
      reason: string
      dueAt: Date
      token: LetterSecret
    }
  | { kind: 'account.second-factor-reset-stopped'; memberId: string }
  | { kind: 'account.second-factor-reset-done'; memberId: string }

/** A virus was found in what a member sent. */
export type FileInfected = { kind: 'account.file-infected'; memberId: string; name: string; found: string }

/** An administrator changed an account. */
export type MemberDecided =
  | {
      kind: 'member.banned'
      memberId: string
      reason: string
      evidence: string
      until: Date | undefined
      appealBy: Date
    }
  | {
      kind: 'member.ban-lifted'
      memberId: string
      reason: string
      bannedAt: Date
      /** Which member of staff lifted it, where one did. */
      byId: string | null
      isByTime: boolean
    }
  | { kind: 'member.role-changed'; memberId: string; before: Role; role: Role; reason: string }
  | { kind: 'member.edited'; memberId: string; fields: string[]; reason: string }
  | { kind: 'member.renamed'; memberId: string; before: string; after: string; reason: string }
  | { kind: 'member.portrait-removed'; memberId: string; reason: string }
  | { kind: 'member.verified'; memberId: string }
  | { kind: 'member.signed-out'; memberId: string; where: string; reason: string }

declare module '#platform/events/events.ts' {
  interface Events {
    accounts:
      | MemberChanged
      | MemberInvited
      | KeyAsked
      | KeyAskedForMember
      | KnownAddressTried
      | DeviceAnswered
      | WayInChanged
      | FileInfected
      | MemberDecided
  }
}
