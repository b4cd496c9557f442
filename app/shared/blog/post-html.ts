import { htmlPolicy } from '#app/html-policy.ts'

/** The text of a post, made on the server from words of our own: one policy, wherever it is shown. */
export const asPostHtml = htmlPolicy('posts')
