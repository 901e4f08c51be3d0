/** Around the quiz; apart from its questions and results, which come only where it is taken. */
export const quizContent = {
  intro:
    'Six questions about houses and how you like to spend a free day. Nothing is asked about you or your household, and your answers stay in this browser.',
  notice:
    'A quiz is a place to start reading, not advice on where to live. Every neighborhood is open to every buyer; see all the guides before you choose.',
} as const;
