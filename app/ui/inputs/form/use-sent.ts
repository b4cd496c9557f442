import { useNavigation } from 'react-router'

/**
 * What has been sent and is not answered yet. A refusal frees the buttons at once, while the page behind it is still read
 * anew: who mends a word and presses again must not press in vain. An answer that leads away keeps them until it has.
 */
export function useSent(): FormData | undefined {
  const navigation = useNavigation()
  if (navigation.state !== 'loading') return navigation.formData
  const { location, formAction, formData } = navigation
  return location.pathname + location.search === formAction ? undefined : formData
}
