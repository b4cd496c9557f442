import type { DataOfMember } from './data/load-data.ts'
import type { AccountData } from './load-account.ts'

/** The forms that say themselves why they were refused, as the page has them now; any other refusal needs a place. */
export function listShownForms(account: AccountData, data: DataOfMember): string[] {
  const shows = {
    ...changes(account),
    ...secondFactor(account),
    'end-other-sessions': account.isProved && account.sessions.some(({ isThis }) => !isThis),
    'unlink-provider': true,
    'change-time-zone': true,
    'choose-marks': account.marks !== null,
    ...ownData(data),
  }
  return Object.entries(shows).flatMap(([intent, isShown]) => (isShown ? [intent] : []))
}

function changes({ mayEdit, isProved, hasPassword, username, secondFactor: { isOn } }: AccountData) {
  return {
    'change-profile': mayEdit,
    'change-avatar': mayEdit,
    'change-username': mayEdit && !username.lockedUntil,
    'change-email': mayEdit && isProved,
    'change-password': mayEdit && (isProved || (hasPassword && !isOn)),
  }
}

function secondFactor({ mayEdit, mayAddWaysIn, isProved, secondFactor: factor, passkeys }: AccountData) {
  const isThere = mayAddWaysIn && isProved
  return {
    'set-up-two-factor': isThere,
    'confirm-two-factor': isThere && factor.setUp !== undefined,
    'make-recovery-codes': isThere && factor.isOn,
    'turn-off-two-factor': isThere && factor.isOn && factor.mayTurnOff,
    'stop-reset': mayEdit && factor.reset !== undefined,
    'add-passkey': isThere && passkeys.mayAdd,
    'remove-passkey': mayEdit,
    'rename-passkey': false,
  }
}

function ownData(data: DataOfMember) {
  const isMaking = data.export?.state === 'waiting' || data.export?.state === 'making'
  return {
    'ask-export':
      data.isProved && !isMaking && data.mayAskExportFrom !== undefined && data.mayAskExportFrom <= data.now,
    'ask-deletion': !data.deletion && data.mayAskDeletion && data.isProved,
    'cancel-deletion': data.deletion !== undefined && data.mayCancelDeletion,
  }
}
