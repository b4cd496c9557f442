import type { IconName } from '#app/ui/icon/icon.tsx'

/** What can be done about it: run something, go somewhere, or post a form (which works without JavaScript). */
export type ToastAction =
  | { label: string; onAction: () => void }
  | { label: string; to: string }
  | { label: string; post: string; fields?: Record<string, string> }

export type Toast = {
  id: string
  text: string
  icon?: IconName
  action?: ToastAction
  /** `null` stays until it is closed. */
  durationMs?: number | null
}

const plainMs = 6_000
const withActionMs = 12_000

export function toastDurationMs(toast: Toast): number | null {
  return toast.durationMs === undefined ? (toast.action ? withActionMs : plainMs) : toast.durationMs
}

/** Ids that have been shown stay known, so that a message sent with the page is not shown twice. */
type ToastView = { toasts: readonly Toast[]; known: ReadonlySet<string> }

export const emptyView: ToastView = { toasts: [], known: new Set() }

type Clock = { left: number; startedAt: number; timer: ReturnType<typeof setTimeout> | null }

/** The messages on screen and their clocks. A paused clock keeps what was left. */
export function createToastStore(nowMs: () => number) {
  let view: ToastView = emptyView
  let paused = false
  let made = 0
  const clocks = new Map<string, Clock>()
  const listeners = new Set<() => void>()

  function publish(toasts: readonly Toast[]) {
    view = { toasts, known: new Set([...view.known, ...toasts.map((toast) => toast.id)]) }
    for (const listener of listeners) listener()
  }

  function run(id: string, clock: Clock) {
    clock.startedAt = nowMs()
    clock.timer = setTimeout(() => dismiss(id), clock.left)
  }

  function hold(clock: Clock) {
    if (clock.timer === null) return
    clearTimeout(clock.timer)
    clock.timer = null
    clock.left -= nowMs() - clock.startedAt
  }

  function dismiss(id: string) {
    const clock = clocks.get(id)
    if (clock?.timer) clearTimeout(clock.timer)
    clocks.delete(id)
    publish(view.toasts.filter((toast) => toast.id !== id))
  }

  function show(given: Omit<Toast, 'id'> & { id?: string }): string {
    const toast: Toast = { ...given, id: given.id ?? `toast-${++made}` }
    if (view.toasts.some((shown) => shown.id === toast.id)) dismiss(toast.id)
    publish([...view.toasts, toast])
    const durationMs = toastDurationMs(toast)
    if (durationMs !== null) {
      const clock: Clock = { left: durationMs, startedAt: nowMs(), timer: null }
      clocks.set(toast.id, clock)
      if (!paused) run(toast.id, clock)
    }
    return toast.id
  }

  return {
    show,
    dismiss,
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    pause() {
      paused = true
      for (const clock of clocks.values()) hold(clock)
    },
    resume() {
      paused = false
      for (const [id, clock] of clocks) if (clock.timer === null) run(id, clock)
    },
  }
}
