import { type Area, enqueue, erasing, jobsOf } from '#domain/area.ts'
import { runBlogClocksJob, sweepReadsJob, tellOfPostJob } from './jobs.ts'
import { blogLetters } from './letters.ts'
import { exportPosts, forgetWriter, listPicturesOfPosts } from './own-data.ts'
import { permissions } from './permissions.ts'
import { postDocuments } from './post-documents.ts'

export const blog: Area = {
  permissions,
  reactions: {
    'post.shown': ({ postId }) => [
      // Lists and what stands beside other posts show it too.
      { dropPages: ['posts', `post:${postId}`] },
      { touch: { kind: 'post', ids: [postId] } },
    ],
    'post.published': ({ postId }) => [enqueue({ job: 'blog.tell-of-post', data: { postId } })],
    'member.changed': ({ memberId }) => [{ touchAllOf: { kind: 'post', memberId } }],
  },
  letters: blogLetters,
  jobs: () => jobsOf(runBlogClocksJob, tellOfPostJob, sweepReadsJob),
  personalData: {
    exportParts: {
      async *'blog posts'({ db, person }) {
        yield { name: 'blog-posts.json', json: await exportPosts(db, person.id) }
      },
    },
    erasers: { 'blog posts': erasing(forgetWriter) },
  },
  searchDocuments: { post: postDocuments },
  findShownPictures: (tx) => listPicturesOfPosts(tx.db),
}
