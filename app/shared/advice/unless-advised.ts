import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Asking for advice changes nothing that the page was loaded from. */
export const unlessAdvised = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formData?.get('intent') === 'help' ? false : defaultShouldRevalidate
