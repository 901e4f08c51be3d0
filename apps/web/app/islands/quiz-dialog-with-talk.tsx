import { talkTrigger } from '../features/enquiry-forms/talk-trigger.tsx';
import { QuizDialog } from '../features/quiz/quiz-dialog.tsx';

/** The quiz in its dialog, whose result leads to a conversation. */
export const QuizDialogWithTalk = () => <QuizDialog talk={talkTrigger} />;
