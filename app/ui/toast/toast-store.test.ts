import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const texts = (store: ReturnType<typeof createToastStore>) => store.view().toasts.map((toast) => toast.text)

describe('a toast', () => {
  it('leaves after six seconds, later when it offers an action, never when told to stay', () => {
    const store = createToastStore(Date.now)
    store.show({ text: 'Saved' })
    store.show({ text: 'Moved', action: { label: 'Undo', onAction: () => {} } })
    store.show({ text: 'No network', durationMs: null })
    vi.advanceTimersByTime(6_000)
    expect(texts(store)).toEqual(['Moved', 'No network'])
    vi.advanceTimersByTime(6_000)
    expect(texts(store)).toEqual(['No network'])
    vi.advanceTimersByTime(600_000)
    expect(texts(store)).toEqual(['No network'])
  })

  it('waits while someone reads it and then has only its remaining time', () => {
    const store = createToastStore(Date.now)
    store.show({ text: 'Saved' })
    vi.advanceTimersByTime(4_000)
    store.pause()
    vi.advanceTimersByTime(60_000)
    expect(texts(store)).toEqual(['Saved'])
    store.resume()
    vi.advanceTimersByTime(1_999)
    expect(texts(store)).toEqual(['Saved'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual([])
  })

  it('shown while the others are held, is held too', () => {
    const store = createToastStore(Date.now)
    store.pause()
    store.show({ text: 'Saved' })
    vi.advanceTimersByTime(60_000)
    expect(texts(store)).toEqual(['Saved'])
  })

  it('replaces the one with the same id instead of piling up', () => {
    const store = createToastStore(Date.now)
    store.show({ id: 'network', text: 'No network' })
    store.show({ id: 'network', text: 'Still no network' })
    expect(texts(store)).toEqual(['Still no network'])
  })

  it('stays known after it has left, so that it is not shown again', () => {
    const store = createToastStore(Date.now)
    store.dismiss(store.show({ id: 'flash-7', text: 'Paid' }))
    expect(texts(store)).toEqual([])
    expect(store.view().known.has('flash-7')).toBe(true)
  })

  it('tells its listeners', () => {
    const store = createToastStore(Date.now)
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    store.dismiss(store.show({ text: 'Saved' }))
    stop()
    store.show({ text: 'Not heard' })
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
