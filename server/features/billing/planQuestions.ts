export const planQuestions = [
  {
    question: 'When do my credits come back?',
    answer:
      'On Free, every day at midnight UTC. On Pro and Premier, every month. Credits are topped up to your plan’s amount and don’t roll over.',
  },
  {
    question: 'What does a song cost?',
    answer: 'Ten credits make two takes. Songs that fail, or come out too short or silent, cost nothing.',
  },
  {
    question: 'Can I use my songs commercially?',
    answer:
      'Yes, songs you make on Pro or Premier are yours to use commercially, forever. Songs made on Free are for personal use.',
  },
  {
    question: 'What happens when I change my plan?',
    answer: 'The new plan starts right away, and your credits are topped up to its amount.',
  },
  {
    question: 'What happens when I cancel?',
    answer: 'You keep everything until your plan’s renewal date. After that you’re on Free, and you keep your songs.',
  },
]
