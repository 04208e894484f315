export const planQuestions = [
  {
    question: 'When do my credits come back?',
    answer:
      'On Free at midnight UTC, every day. On Pro and Premier with every month. Credits are filled up to your plan’s number and do not pile up.',
  },
  {
    question: 'What does a song cost?',
    answer: 'Ten credits make two takes. What fails, or comes out short or silent, costs nothing.',
  },
  {
    question: 'May I use my songs commercially?',
    answer: 'Songs you make while you have Pro or Premier, yes, for good. Songs made on Free stay for personal use.',
  },
  {
    question: 'What happens when I change my plan?',
    answer: 'The new one counts at once, and your credits are filled up to its number.',
  },
  {
    question: 'What happens when I cancel?',
    answer: 'You keep everything until the day your plan would renew. Then you are on Free; your songs stay.',
  },
]
