export { deliveryInput } from './choices/delivery-input.ts'
export { changeDelivery } from './choices/change-delivery.ts'
export { findDeliveries } from './choices/find-deliveries.ts'
export { forgetName } from './forget-name.ts'
export { lettersInput, oneInput, thingInput, upToInput } from './input.ts'
export { chooseLetters, findLetterChoices, stopLetters } from './mail/choose-by-link.ts'
export { stopPath } from './mail/stop-link.ts'
export { markOlderRead } from './mark-older-read.ts'
export { markNotificationsRead } from './mark-notifications-read.ts'
export { openNotification } from './open-notification.ts'
export type { Settled } from './new-notification.ts'
export { settleNotifications } from './pending.ts'
export { listOwnSubscriptions } from './push/list-subscriptions.ts'
export { ownSubscriptionInput, subscriptionInput } from './push/push-input.ts'
export { findPushKeys } from './push/push-keys.ts'
export { subscribeToPush, unsubscribeFromPush } from './push/subscribe.ts'
export { askForTestPush } from './push/test-push.ts'
export {
  countUnreadByKind,
  findNotificationBox,
  hasUnreadAbout,
  listKindsOf,
  listNotifications,
  unreadNotificationsOf,
  type ShownNotification,
} from './queries.ts'
export { type Told, tellMember } from './tell-member.ts'
