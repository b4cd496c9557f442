import { useEffect, useSyncExternalStore } from 'react'
import { Form, Link } from 'react-router'
import { IconButton } from '#app/ui/inputs/button/button.tsx'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { createToastStore, emptyView, toastDurationMs, type Toast, type ToastAction } from './toast-store.ts'

export type { Toast, ToastAction } from './toast-store.ts'

const store = createToastStore(Date.now)
const noToasts: readonly Toast[] = []

/** Says what happened, and offers to undo it. Call it in the browser; the server sends a flash message instead. */
export function toast(message: Omit<Toast, 'id'> & { id?: string }): string {
  return store.show(message)
}

function dismissToast(id: string) {
  store.dismiss(id)
  // A message that goes from under the pointer or the focus takes the event with it that would start the clocks again.
  store.resume()
}

/** One for each page, near the end of the body. `flash` is what the last action left behind, with an id of its own. */
export function ToastRegion({ flash = noToasts }: { flash?: readonly Toast[] }) {
  const { toasts: shown, known } = useSyncExternalStore(store.subscribe, store.view, () => emptyView)
  const hydrated = useHydrated()

  // The page arrives with the message in it; from then on its clock runs like any other's.
  useEffect(() => {
    for (const message of flash) if (!store.view().known.has(message.id)) store.show(message)
  }, [flash])

  useEffect(() => {
    const followVisibility = () => (document.hidden ? store.pause() : store.resume())
    document.addEventListener('visibilitychange', followVisibility)
    return () => document.removeEventListener('visibilitychange', followVisibility)
  }, [])

  const toasts = [...flash.filter((message) => !known.has(message.id)), ...shown]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reading a message only stops its clock.
    <section
      className="toasts"
      aria-label="Messages"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold no form. */}
      <div role="status" className="toast-stack" aria-live="polite" aria-relevant="additions">
        {toasts.map((message) => (
          <div key={message.id} className="toast">
            <ToastLine message={message} closable={hydrated && toastDurationMs(message) === null} />
          </div>
        ))}
      </div>
    </section>
  )
}

function ToastLine({ message, closable }: { message: Toast; closable: boolean }) {
  return (
    <>
      {message.icon && <Icon name={message.icon} />}
      <span>{message.text}</span>
      {message.action && <ToastButton action={message.action} onDone={() => dismissToast(message.id)} />}
      {closable && (
        <IconButton type="button" label="Close" onClick={() => dismissToast(message.id)}>
          <Icon name="x" />
        </IconButton>
      )}
    </>
  )
}

function ToastButton({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  if ('to' in action) {
    return (
      <Link className="toast-act" to={action.to} onClick={onDone}>
        {action.label}
      </Link>
    )
  }
  if ('post' in action) {
    return (
      <Form method="post" action={action.post} navigate={false} onSubmit={onDone} className="toast-form">
        {Object.entries(action.fields ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="toast-act">{action.label}</button>
      </Form>
    )
  }
  const act = () => {
    action.onAction()
    onDone()
  }
  return (
    <button type="button" className="toast-act" onClick={act}>
      {action.label}
    </button>
  )
}
