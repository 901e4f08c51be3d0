import type { QuizStyle } from '@rivermark/content/ids';
import { copyText } from '../../ui/copy-text.ts';
import { shareByDevice } from '../../ui/share-by-device.ts';
import { facebookUrl, openPopup, resultUrl, xUrl } from './share.ts';
import type { ShareWay } from './share-buttons.tsx';

/** Shares a result by the way that the clicked button names. */
export function answerQuizShareButton(target: Element): void {
  const { quizShare, style, text = '' } = target.closest<HTMLElement>('[data-quiz-share]')?.dataset ?? {};
  if (!quizShare) return;
  const url = resultUrl(style as QuizStyle);
  const title = document.title;
  const share: Readonly<Record<ShareWay, () => void>> = {
    device: () => void shareByDevice({ title, text, url }),
    facebook: () => openPopup(facebookUrl(url, text)),
    x: () => openPopup(xUrl(url, text)),
    instagram: () => void copyText(`${text} ${url}`, 'Content copied for Instagram!'),
    link: () => void copyText(url, 'Link copied!'),
  };
  share[quizShare as ShareWay]();
}
