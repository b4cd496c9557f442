/** Whether somebody came to the door by pressing a heart: they go on by the page that keeps it for them. */
export const isForHeart = (next: string): boolean => next.startsWith('/my/favorites?come=')
