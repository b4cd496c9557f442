/** Whether this browser takes push messages at the address that we know, or could, or can't at all. */
export async function findPushState(known: string | undefined): Promise<'on' | 'off' | 'impossible'> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'impossible'
  const registration = await navigator.serviceWorker.getRegistration()
  const held = await registration?.pushManager.getSubscription()
  return held && held.endpoint === known ? 'on' : 'off'
}

type Given = { endpoint: string; p256dh: string; auth: string }

/** The browser asks the person, and says where messages go. */
export async function askForPush(publicKey: string): Promise<Given | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const registration = await navigator.serviceWorker.ready
  const held = await registration.pushManager.getSubscription()
  // One that was made for other keys, or for somebody else at this browser, would bring nothing.
  await held?.unsubscribe()
  const made = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => undefined)
  const { endpoint, keys } = made?.toJSON() ?? {}
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : 'denied'
}
