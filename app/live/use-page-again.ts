import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { readPatiently } from './patient-reading.ts'

/** Reads the open page anew; while the line is broken it stays as it is, with what is being typed. */
export function usePageAgain(): { readAgain: () => Promise<void>; isReading: boolean } {
  const { revalidate, state } = useRevalidator()
  const readAgain = useCallback(() => {
    readPatiently()
    return revalidate()
  }, [revalidate])
  return { readAgain, isReading: state !== 'idle' }
}
