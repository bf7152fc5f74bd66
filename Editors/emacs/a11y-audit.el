;;; a11y-audit.el --- Language servers for accessibility -*- lexical-binding: t -*-

;; Emacs 29, or Emacs 28 with the package eglot: put this file into `load-path' and write (require 'a11y-audit).

;;; Code:

(require 'eglot)

(define-derived-mode a11y-outline-mode text-mode "Screen"
  "Major mode for outlines of screens.")

(add-to-list 'auto-mode-alist '("\\.outline\\'" . a11y-outline-mode))
(add-to-list 'auto-mode-alist '("\\.\\(storyboard\\|xib\\)\\'" . nxml-mode))
(add-to-list 'eglot-server-programs '((a11y-outline-mode nxml-mode) . ("a11y-audit" "lsp")))

;; eglot runs one server per buffer.  Without this line, sourcekit-lsp serves Swift.
;; (add-to-list 'eglot-server-programs '(swift-mode . ("a11y-lint" "lsp")))

(add-hook 'a11y-outline-mode-hook #'eglot-ensure)

(defun a11y-speak (&optional whole)
  "Write and play what VoiceOver says for the element at point.
With a prefix argument WHOLE, for the whole screen."
  (interactive "P")
  (let* ((place (append (list :uri (plist-get (eglot--TextDocumentIdentifier) :uri))
                        (unless whole (list :position (eglot--pos-to-lsp-position)))))
         (answer (jsonrpc-request (eglot-current-server) :workspace/executeCommand
                                  (list :command "a11y-audit.speak" :arguments (vector place)))))
    (message "%s\n%s" (plist-get answer :text) (plist-get answer :file))))

(provide 'a11y-audit)
;;; a11y-audit.el ends here
