import '#renderer/kit/theme/fonts.css';
import '#renderer/kit/theme/tokens.css';
import '#renderer/kit/theme/page.css';
import '#renderer/kit/controls/controls.css';
import '#renderer/kit/popups/popups.css';
import '#renderer/kit/blocks/blocks.css';
import '#renderer/kit/layout/layout.css';
import '#renderer/views/play/play.css';
