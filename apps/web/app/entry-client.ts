import { startAnalytics } from './analytics/start-analytics.ts';
import { trackClick } from './analytics/track-clicks.ts';
import type { EarlyEvent } from './boot/record-early-events.ts';
import { answerEnquiryTrigger } from './features/enquiry-forms/answer-triggers.ts';
import { answerShareButton } from './features/home-sharing/answer-share-button.ts';
import { answerQuizShareButton } from './features/quiz/answer-quiz-share.ts';
import { showAnsweredWords } from './features/quiz/show-answered-words.ts';
import { hydrateByName, isReplay, keepForIsland, startIslands } from './islands/start-islands.ts';
import { installMenuClosing } from './shell/close-menus.ts';
import { logMissingPath } from './shell/log-missing-path.ts';
import { markSectionInView } from './shell/mark-section-in-view.ts';
import { nameMovingPicture } from './shell/name-moving-picture.ts';
import { openHashTargets } from './shell/open-hash-targets.ts';
import { printSheet } from './shell/print-sheet.ts';
import { answerScrollLater } from './shell/scroll-later.ts';
import { answerCopyButton } from './ui/copy-text.ts';
import { installDialogCommands } from './ui/dialog-commands.ts';
import { preventFileDrops } from './ui/prevent-file-drops.ts';
import { answerPrintButton } from './ui/print-button.ts';
import { toastStore } from './ui/toast-store.ts';
import { installTooltips } from './ui/tooltips.ts';

/** A click's effects besides the browser's own, whether it came before or after the scripts. */
function answerClick(target: Element): void {
  trackClick(target);
  answerEnquiryTrigger(target);
  answerCopyButton(target);
  answerPrintButton(target);
  answerShareButton(target);
  answerQuizShareButton(target);
}

function answerEvent(event: EarlyEvent): void {
  if (isReplay) return;
  keepForIsland(event);
  if (event.type === 'click' && event.target instanceof Element) answerClick(event.target);
}

installDialogCommands();
installTooltips();
installMenuClosing();
preventFileDrops();
openHashTargets();
markSectionInView();
logMissingPath();
nameMovingPicture();
printSheet();
// After the quiz, the answers are on the page without scrolling.
if (showAnsweredWords()) hydrateByName('quiz-answers');
document.addEventListener('click', answerScrollLater);
// An island that most visits never need draws toasts.
toastStore.subscribe(() => hydrateByName('toaster'));

const early = window.earlyEvents;
window.earlyEvents = { push: answerEvent };
if (Array.isArray(early)) for (const event of early as EarlyEvent[]) answerEvent(event);

startIslands();
startAnalytics();
document.documentElement.dataset.hydrated = '';
