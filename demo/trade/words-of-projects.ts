const lines = (text: string): string[] => text.trim().split('\n')

/** What is there already. */
export const material = lines(`
We have photographs, a folder of notes and one person who knows everything and answers the telephone.
There is an older version that you may look at and should not follow.
All material is sorted and in one place.
We begin from nothing, which has its charm.
A colleague made a sketch; it says what is meant better than we can.
You would get the texts on the first day. They are final, or nearly.
`)

/** How it should go. */
export const manners = lines(`
We decide quickly and pay for each part when it is agreed.
Please name the parts in which you would work and what each of them costs.
We would like to see a first version early, however rough.
One person answers you, and decides as well.
There is no hurry, but there is a date.
Weekly news would be welcome, a sentence is enough.
`)

/** What an answer should say. */
export const asks = lines(`
Show us one thing that you made for somebody like us.
Tell us what you would leave out.
Please ask at least one question.
Say when you could begin.
A short answer is a good answer.
Tell us what usually goes wrong with such work.
`)

export const greetings = lines(`
I read your project twice, the second time for pleasure.
This is the kind of work that I do most weeks.
I made something close to this last spring and still have the notes of what I would do differently.
Your brief answers nearly all that I usually ask.
I would like to do this, and I know where it gets difficult.
I live two hours away from you and know the problem from the other side.
Short answer: yes, and in the time you name.
I have done this for small houses and for large ones; the small ones were more fun.
`)

export const ways = lines(`
I would begin with a page that says what it is not, so that we agree early.
First a rough version of everything, then the details, never the other way around.
I work in two parts: after the first you can still stop without regret.
I would talk to two of your people for half an hour each and then go quiet for a week.
You get a first version in a few days and can change its direction for nothing.
I make three short attempts, you choose one, and I finish it properly.
I would do the hardest part first, because the price depends on it.
`)

export const questions = lines(`
One question: who has the last word when two of you disagree?
What should be the same as before, if anything?
May I see the old version, even if nobody loves it?
Is the date fixed by something outside, or by hope?
Which of the examples that you know comes closest?
Who keeps it alive when I am gone?
`)

export const partsOfWork = [
  ['First version', 'Final version'],
  ['Plan and sample', 'The whole work'],
  ['Sketches', 'Finished files'],
  ['Half of it', 'The other half'],
] as const
